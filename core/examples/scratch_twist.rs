use fivefold_core::game::*;
use fivefold_core::games::pentago_twist::*;
use rand::SeedableRng;
use std::time::Instant;
fn main() {
    let mut r = Random::seed_from_u64(1);
    for _ in 0..3 {
        let t = Instant::now();
        let n = 300000;
        let mut s = 0.0;
        let mut v = Vec::new();
        for _ in 0..n {
            s += PentagoTwist::EMPTY.uniform_playout(&mut r, &mut v);
        }
        let e = t.elapsed().as_secs_f64();
        println!("{} playouts/s {}", n as f64 / e, s);
    }
    // generic
    let t = Instant::now();
    let n = 30000;
    let mut acts = Vec::new();
    let mut k = 0u64;
    for _ in 0..n {
        let mut p = PentagoTwist::EMPTY;
        loop {
            if p.ending().is_some() {
                break;
            }
            acts.clear();
            p.actions(&mut acts);
            let c = below(&mut r, acts.len() as u32);
            p.play(acts[c as usize]);
            k += 1;
        }
    }
    let e = t.elapsed().as_secs_f64();
    println!("generic {} playouts/s {} ns/action", n as f64 / e, e * 1e9 / k as f64);
    let mut ps = Vec::new();
    let mut hs = Vec::new();
    for _ in 0..2000 {
        let mut p = PentagoTwist::EMPTY;
        loop {
            if p.ending().is_some() {
                break;
            }
            if p.in_turn() {
                hs.push(p)
            } else {
                ps.push(p);
            }
            acts.clear();
            p.actions(&mut acts);
            let c = below(&mut r, acts.len() as u32);
            p.play(acts[c as usize]);
        }
    }
    for _ in 0..2 {
        let t = Instant::now();
        let mut s = 0.0;
        let mut tr = Trail::default();
        for p in &ps {
            s += p.leaf_value(&mut Default::default(), &mut r, &mut tr);
        }
        println!("leaf {} ns {}", t.elapsed().as_secs_f64() * 1e9 / ps.len() as f64, s);
        let t = Instant::now();
        let mut s = 0;
        for p in &ps {
            s += p.winning_action().is_some() as u32;
        }
        println!("winning turn {} ns {} of {}", t.elapsed().as_secs_f64() * 1e9 / ps.len() as f64, s, ps.len());
        let t = Instant::now();
        let mut s = 0;
        for p in &hs {
            s += p.winning_action().is_some() as u32;
        }
        println!("winning twist {} ns {}", t.elapsed().as_secs_f64() * 1e9 / hs.len() as f64, s);
    }
}
