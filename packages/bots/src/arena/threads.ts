import { Worker } from 'node:worker_threads';

export interface Threads<Result> {
  /** The module each thread runs: it receives jobs and posts back results. */
  readonly file: URL;
  /** `workerData` of each thread. */
  readonly data: unknown;
  readonly count: number;
  /** Called with each result in the order of the jobs. */
  readonly each: (result: Result, done: number) => void;
}

/** Runs jobs on worker threads; a thread takes the next job when it has finished one. */
export async function inThreads<Job, Result>(
  jobs: readonly Job[],
  { file, data, count, each }: Threads<Result>,
): Promise<void> {
  const waiting = new Map<number, Result>();
  let next = 0;
  let told = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(file, { workerData: data });
    try {
      while (next < jobs.length) {
        const number = next++;
        waiting.set(number, await doOne<Job, Result>(worker, jobs[number] as Job));
        for (let ready = waiting.get(told); ready !== undefined; ready = waiting.get(told)) {
          waiting.delete(told);
          each(ready, ++told);
        }
      }
    } catch (error) {
      // Stop the other threads from taking more jobs.
      next = jobs.length;
      throw error;
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, jobs.length) }, work));
}

const doOne = <Job, Result>(worker: Worker, job: Job): Promise<Result> =>
  new Promise((resolve, reject) => {
    const done = (): void => {
      worker.off('message', finish);
      worker.off('error', fail);
    };
    const finish = (result: Result): void => {
      done();
      resolve(result);
    };
    const fail = (cause: unknown): void => {
      done();
      reject(new Error(`A thread stopped at ${JSON.stringify(job)}.`, { cause }));
    };
    worker.on('message', finish);
    worker.on('error', fail);
    worker.postMessage(job);
  });
