import { Worker } from 'node:worker_threads';

export interface Threads<Result> {
  /** The file that each thread runs: it is sent a job, and sends back its result. */
  readonly file: URL;
  /** What each thread is given as it starts. */
  readonly data: unknown;
  readonly count: number;
  /** Is given each result, in the order of the jobs, however many threads there are. */
  readonly each: (result: Result, done: number) => void;
}

/** Does jobs on several threads; each thread takes the next job when it has finished one. */
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
      // The others need not go on
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
