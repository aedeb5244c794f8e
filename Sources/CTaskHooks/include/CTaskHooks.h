// Which thread plays a timeline, and what becomes of tasks that are made on it.
//
// The concurrency runtime hands every job of no particular executor to a hook, if there is one, before its own pool of
// threads gets it. A task that a view makes while its timeline plays would otherwise run in real time, beside the layout.

#ifndef CTASKHOOKS_H
#define CTASKHOOKS_H

/// Takes a job for the loop that the thread plays.
typedef void (*task_hook_capture)(void *loop, void *job);

/// The loop that this thread plays; null for none.
void *task_hook_loop(void);

void task_hook_set_loop(void *loop);

/// Sends jobs that are made on threads with a loop to `capture`. Others go where they went before. Called once.
void task_hook_install(task_hook_capture capture);

#endif
