// Plays every game with a library through its C interface and prints the results, which must be equal on every processor, and
// the milliseconds of processor time. The computer plays both sides; some listeners fail on purpose.
#include "FivefoldFFI.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t message_received = PTHREAD_COND_INITIALIZER;
static int finished, reports;
static RustBuffer report;

static void fail(const char *what, const RustCallStatus *status) {
  printf("%s: code %d\n", what, status->code);
  exit(1);
}

static RustBuffer buffer(const void *bytes, size_t length) {
  RustCallStatus status = {0};
  RustBuffer made = ffi_fivefold_rustbuffer_from_bytes((ForeignBytes){(int32_t)length, bytes}, &status);
  if (status.code) fail("a buffer", &status);
  return made;
}

static void free_buffer(RustBuffer of) {
  RustCallStatus status = {0};
  ffi_fivefold_rustbuffer_free(of, &status);
}

// Checks that a call returned an error: not success, and not a panic.
static void expect_error(const char *what, RustCallStatus *status) {
  if (status->code != 1) fail(what, status);
  free_buffer(status->errorBuf);
  *status = (RustCallStatus){0};
}

static RustBuffer text(const char *words) { return buffer(words, strlen(words)); }

// Every call consumes a handle.
static uint64_t clone_of(uint64_t session) {
  RustCallStatus status = {0};
  return uniffi_fivefold_fn_clone_session(session, &status);
}

static void listener_free(uint64_t handle) { (void)handle; }
static uint64_t listener_clone(uint64_t handle) { return handle; }

static void on_progress(uint64_t handle, RustBuffer progress, void *out, RustCallStatus *status) {
  (void)handle, (void)out, (void)status;
  free_buffer(progress);
}

static void on_finished(uint64_t handle, RustBuffer message, void *out, RustCallStatus *status) {
  (void)handle, (void)out, (void)status;
  pthread_mutex_lock(&lock);
  report = message;
  finished = 1;
  reports++;
  pthread_cond_signal(&message_received);
  pthread_mutex_unlock(&lock);
}

static RustBuffer outcome_of(uint64_t search) {
  pthread_mutex_lock(&lock);
  while (!finished) pthread_cond_wait(&message_received, &lock);
  finished = 0;
  pthread_mutex_unlock(&lock);
  RustCallStatus status = {0};
  uniffi_fivefold_fn_free_search(search, &status);
  return report;
}

// A custom search: limits for simulations and memory, no time limit, one thread.
static RustBuffer purpose(unsigned simulations, uint64_t memory) {
  uint8_t bytes[4 + 9 + 1 + 2 + 9] = {0, 0, 0, 4, 1};
  uint8_t *at = bytes + 5;
  for (int shift = 56; shift >= 0; shift -= 8) *at++ = (uint8_t)((uint64_t)simulations >> shift);
  *at++ = 0;
  *at++ = 0;
  *at++ = 1;
  *at++ = 1;
  for (int shift = 56; shift >= 0; shift -= 8) *at++ = (uint8_t)(memory >> shift);
  return buffer(bytes, sizeof bytes);
}

static void play(const char *game, unsigned simulations) {
  RustCallStatus status = {0};
  clock_t began = clock();
  uint64_t session = uniffi_fivefold_fn_constructor_session_new(text(game), text("en"), &status);
  if (status.code) fail(game, &status);
  for (unsigned ply = 0;; ply++) {
    uint64_t search = uniffi_fivefold_fn_method_session_start_search(
        clone_of(session), purpose(simulations, 8 << 20), ply, 1, &status);
    if (status.code) break;  // The match is over.
    free_buffer(uniffi_fivefold_fn_method_session_apply(clone_of(session), outcome_of(search), &status));
    if (status.code) fail("a move of the computer", &status);
    if (ply == 5) {
      uniffi_fivefold_fn_method_session_provoke_fault(clone_of(session), &status);
      expect_error("a panic on this thread", &status);
      search = uniffi_fivefold_fn_method_session_start_faulty_search(clone_of(session), 1, &status);
      if (status.code) fail("a search that panics", &status);
      free_buffer(outcome_of(search));
    }
  }
  expect_error("the end of a match", &status);
  RustBuffer save = uniffi_fivefold_fn_method_session_save(clone_of(session), &status);
  if (status.code) fail("a save", &status);
  printf("%.*s\n", (int)save.len, (const char *)save.data);
  printf("time %.1f\n", (double)(clock() - began) * 1000 / CLOCKS_PER_SEC);
  free_buffer(save);
  uniffi_fivefold_fn_free_session(session, &status);
}

int main(int count, char **words) {
  static const UniffiVTableCallbackInterfaceSearchListener calls = {
      listener_free, listener_clone, on_progress, on_finished};
  uniffi_fivefold_fn_init_callback_vtable_searchlistener(&calls);
  for (int at = 1; at + 1 < count; at += 2) play(words[at], (unsigned)atoi(words[at + 1]));
  printf("%d searches\n", reports);
  return 0;
}
