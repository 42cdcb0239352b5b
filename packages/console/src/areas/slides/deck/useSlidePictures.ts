import { useReadUpload } from '@console/api/hooks/uploads';
import type { SlidePage } from '@console/base/slides';
import type { PictureOf } from '@console/ui/slide-view';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

/** The pictures of pages, which have to be asked for with the token: each once, for as long as the deck is open. */
export const useSlidePictures = (pages: readonly SlidePage[]): PictureOf => {
  const { run } = useReadUpload();
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(() => new Map());
  const asked = useRef(new Set<string>());
  const ids = pages
    .flatMap(({ picture }) => (picture === null ? [] : [picture.fileId]))
    .toSorted()
    .join(' ');
  const load = useEffectEvent((id: string, isOver: () => boolean) => {
    asked.current.add(id);
    run({ id }, { quiet: true }).then(
      (file) => {
        if (!isOver()) setUrls((before) => new Map(before).set(id, URL.createObjectURL(file)));
      },
      // Its place stays empty, and it is asked for when the deck is opened again.
      () => undefined,
    );
  });
  const over = useRef(false);
  useEffect(() => {
    for (const id of ids.split(' ')) if (id !== '' && !asked.current.has(id)) load(id, () => over.current);
  }, [ids]);
  const made = useRef(urls);
  useEffect(() => {
    made.current = urls;
  }, [urls]);
  useEffect(() => {
    over.current = false;
    const requests = asked.current;
    return () => {
      over.current = true;
      for (const url of made.current.values()) URL.revokeObjectURL(url);
      requests.clear();
      setUrls(new Map());
    };
  }, []);
  return useMemo(() => (id) => urls.get(id), [urls]);
};
