/** What a generator makes, made as it is read, and no further where the reader goes away. */
export const streamOf = (made: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const next = await made.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await made.return(undefined);
    },
  });
