package org.fivefold.outside

import android.app.job.JobInfo
import android.app.job.JobParameters
import android.app.job.JobScheduler
import android.app.job.JobService
import android.content.ComponentName
import android.content.Context
import java.time.Duration
import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import org.fivefold.FivefoldApplication
import org.fivefold.core.generated.CivilDate

/** Draws the widgets after local midnight, when the daily puzzle changes. It wakes no sleeping phone. */
class MidnightJob : JobService() {
    private var work: Job? = null

    override fun onStartJob(parameters: JobParameters?): Boolean {
        val app = application as FivefoldApplication
        work = app.scope.launch {
            Outside.refresh(app)
            jobFinished(parameters, false)
        }
        return true
    }

    override fun onStopJob(parameters: JobParameters?): Boolean {
        work?.cancel()
        return true
    }

    companion object {
        /** The only job of the app. */
        private const val ID = 1
        private val LATEST: Duration = Duration.ofHours(1)

        /** Schedules the job for the beginning of a date, in place of an earlier one. */
        fun schedule(context: Context, date: CivilDate) {
            val day = LocalDate.of(date.year, date.month.toInt(), date.day.toInt())
            val begin = day.atStartOfDay(ZoneId.systemDefault()).toInstant()
            val left = maxOf(Duration.between(Instant.now(), begin), Duration.ZERO)
            val job = JobInfo.Builder(ID, ComponentName(context, MidnightJob::class.java))
                .setMinimumLatency(left.toMillis())
                .setOverrideDeadline((left + LATEST).toMillis())
                .build()
            context.getSystemService(JobScheduler::class.java).schedule(job)
        }

        fun cancel(context: Context) = context.getSystemService(JobScheduler::class.java).cancel(ID)
    }
}
