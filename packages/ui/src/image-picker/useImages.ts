import { randomId } from '@console/base';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { IMAGE_SIZE, type ImageRefusal, imageRefusal, type PickedImage, type UploadImage } from './images.js';

export interface ImagesOptions {
  upload: UploadImage;
  /** How many at most. */
  most: number;
  /** Bytes each may have. Default 3 MB. */
  size?: number;
}

/** Images being gathered for a form. Kept by whoever owns the form, so that they outlive its being hidden. */
export interface Images {
  readonly items: readonly PickedImage[];
  /** Why something was not taken, until the next try. */
  readonly refused: ImageRefusal | null;
  readonly most: number;
  /** Bytes. */
  readonly size: number;
  /** Takes those that can be used and starts to send them. */
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Forgets all, and stops what is under way. */
  readonly clear: () => void;
  /** Whether every one has arrived, as of now. */
  readonly arrived: () => boolean;
  /** The addresses of those that have arrived. */
  readonly urls: () => string[];
}

/** Sends images as soon as they are chosen, and knows how each of them stands. */
export const useImages = ({ upload, most, size = IMAGE_SIZE }: ImagesOptions): Images => {
  const [items, setItems] = useState<readonly PickedImage[]>([]);
  const [refused, setRefused] = useState<ImageRefusal | null>(null);
  const now = useRef(items);
  const running = useRef(new Map<string, AbortController>());
  const send = useRef(upload);
  useEffect(() => {
    send.current = upload;
  });

  const change = useCallback((next: (items: readonly PickedImage[]) => readonly PickedImage[]) => {
    now.current = next(now.current);
    setItems(now.current);
  }, []);
  const put = useCallback(
    (image: PickedImage) => change((all) => all.map((one) => (one.id === image.id ? image : one))),
    [change],
  );

  const start = useCallback(
    async (id: string, file: File) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      const { signal } = controller;
      put({ id, file, status: 'uploading', percent: 0 });
      try {
        const { url } = await send.current(file, {
          signal,
          onProgress: (percent) => {
            const whole = Math.min(100, Math.max(0, Math.floor(percent)));
            if (!signal.aborted) put({ id, file, status: 'uploading', percent: whole });
          },
        });
        if (!signal.aborted) put({ id, file, status: 'done', url });
      } catch (error) {
        if (!signal.aborted)
          put({ id, file, status: 'failed', ...(error instanceof Error && { message: error.message }) });
      } finally {
        if (running.current.get(id) === controller) running.current.delete(id);
      }
    },
    [put],
  );

  // The same ones for as long as it lasts: owners call them in effects.
  const actions = useMemo(() => {
    const stop = (id: string) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
    };
    return {
      add: (files: readonly File[]) => {
        const refusals = files.map((file) => imageRefusal(file, size));
        const good = files.filter((_, index) => refusals[index] === null);
        const taken = good.slice(0, Math.max(0, most - now.current.length));
        setRefused(refusals.find((one) => one !== null) ?? (taken.length < good.length ? 'count' : null));
        for (const file of taken) {
          const id = randomId();
          change((all) => [...all, { id, file, status: 'uploading', percent: 0 }]);
          void start(id, file);
        }
      },
      retry: (id: string) => {
        const image = now.current.find((one) => one.id === id);
        if (image?.status === 'failed') void start(id, image.file);
      },
      remove: (id: string) => {
        stop(id);
        setRefused(null);
        change((all) => all.filter((one) => one.id !== id));
      },
      clear: () => {
        for (const { id } of now.current) stop(id);
        setRefused(null);
        change(() => []);
      },
      arrived: () => now.current.every(({ status }) => status === 'done'),
      urls: () => now.current.flatMap((image) => (image.status === 'done' ? [image.url] : [])),
    };
  }, [most, size, change, start]);
  return useMemo(() => ({ items, refused, most, size, ...actions }), [items, refused, most, size, actions]);
};
