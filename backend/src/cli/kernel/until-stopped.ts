/** A terminal sends Ctrl-C to every process of the command, and npm passes it on: only one that comes later is a second wish. */
const ONE_WISH_MS = 1_000;

/** Waits until the process is asked to stop; asked again, it ends at once. */
export function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const asked = () => {
      const now = Date.now();
      if (first !== undefined && now - first > ONE_WISH_MS) process.exit(130);
      first ??= now;
      resolve();
    };
    process.on('SIGINT', asked);
    process.on('SIGTERM', asked);
  });
}
