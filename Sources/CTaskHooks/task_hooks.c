#include "CTaskHooks.h"

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*enqueue_original)(void *job);
typedef SWIFT_CALL void (*enqueue_hook)(void *job, enqueue_original original);

// Exported by the concurrency runtime since Swift 5.5.
extern enqueue_hook swift_task_enqueueGlobal_hook;

static _Thread_local void *current_loop;
static task_hook_capture capture_job;
static enqueue_hook previous_hook;

void *task_hook_loop(void) { return current_loop; }

void task_hook_set_loop(void *loop) { current_loop = loop; }

static SWIFT_CALL void enqueue(void *job, enqueue_original original) {
  if (current_loop) {
    capture_job(current_loop, job);
  } else if (previous_hook) {
    previous_hook(job, original);
  } else {
    original(job);
  }
}

void task_hook_install(task_hook_capture capture) {
  capture_job = capture;
  previous_hook = swift_task_enqueueGlobal_hook;
  swift_task_enqueueGlobal_hook = enqueue;
}
