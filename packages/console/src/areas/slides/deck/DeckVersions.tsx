import {
  usePageSlideDeckVersions,
  useReadSlideDeckVersion,
  useRestoreSlideDeckVersion,
} from '@console/api/hooks/slides';
import { lookUp, mapAsync, ready } from '@console/base';
import { SideDrawer } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { VersionHistory } from '@console/ui/version-history';
import { useMemo } from 'react';
import { useShownVersion } from '../../../details/useShownVersion.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { type DeckContent, pagesOf } from './deckContent.js';
import { deckText } from './deckText.js';
import { useDeckWords } from './deckWords.js';

/** As many as are kept of a deck. */
const MOST = 50;
const NOW = 'now';

export interface DeckVersionsProps {
  id: string;
  /** As it is edited. */
  content: DeckContent;
  /** The version that was saved last. */
  version: number;
  /** Sends what is not saved; answers whether all is. */
  flush: () => Promise<boolean>;
  /** One was put in the place of the present one. */
  onRestored: (version: number) => void;
  onClose: () => void;
}

/** What a deck was: looked at, compared with what it is or with another, and brought back. */
export default function DeckVersions({ id, content, version, flush, onRestored, onClose }: DeckVersionsProps) {
  const words = useDeckWords();
  const message = useMessage();
  const { state, data } = usePageSlideDeckVersions({ id, current: 1, size: MOST });
  const restore = useRestoreSlideDeckVersion();
  const { problem, submit } = useSubmission();
  const former = data?.list ?? [];
  const {
    id: shownId,
    compared,
    shown,
    onShownChange,
  } = useShownVersion({
    versions: data && former.map((one) => one.version),
  });
  const numberOf = (one: string | undefined) => former.find((row) => String(row.version) === one)?.version;
  const inputFor = (one: string | undefined) => {
    const number = numberOf(one);
    return number === undefined ? null : { id, version: number };
  };
  const read = useReadSlideDeckVersion(inputFor(shownId)).state;
  const other = useReadSlideDeckVersion(inputFor(compared)).state;
  const present = useMemo(() => deckText({ title: content.title, slides: content.slides }, words), [content, words]);
  const text = useMemo(
    () => mapAsync(read, ({ title, slides }) => deckText({ title, slides: pagesOf(slides) }, words)),
    [read, words],
  );
  const otherText = useMemo(
    () => mapAsync(other, ({ title, slides }) => deckText({ title, slides: pagesOf(slides) }, words)),
    [other, words],
  );
  return (
    <SideDrawer open title={words.versions} width={1080} onClose={onClose}>
      <VersionHistory
        versions={mapAsync(state, ({ list, total }) => ({
          total: total + 1,
          list: [
            { id: NOW, number: version, at: new Date(), note: words.pagesOf(content.slides.length) },
            ...list.map(({ version: number, cause, slideCount, createTime }) => ({
              id: String(number),
              number,
              at: createTime,
              note: `${lookUp(words.causes, cause, cause)} · ${words.pagesOf(slideCount)}`,
            })),
          ],
        }))}
        currentId={NOW}
        shown={shown}
        onShownChange={onShownChange}
        text={shownId === NOW ? ready(present) : text}
        comparedText={compared === NOW ? ready(present) : otherText}
        restoreText={words.restoreText}
        onRestore={async (wanted) => {
          const number = numberOf(wanted);
          if (number === undefined) return;
          await submit(async () => {
            // What is not saved would be lost, or undo what is restored.
            if (!(await flush())) return;
            const { version: made } = await restore.run({ id, version: number }, { quiet: true });
            message.success(words.versionRestored);
            onRestored(made);
          });
        }}
        {...(problem && { problem })}
      />
    </SideDrawer>
  );
}
