import type { EmbedKey } from '@console/api/contract';
import { Segments } from '@console/ui/segments';
import { EmptyState } from '@console/ui/states';
import { useState } from 'react';
import { oneOf } from '../../navigation/addressValues.js';
import { useEmbedWords } from './embedWords.js';
import { HostPage } from './HostPage.js';
import { Head } from './previewHead.styles.js';
import { PreviewFrame } from './PreviewFrame.js';

const themes = ['light', 'dark'] as const;

export interface EmbedPreviewProps {
  /** Left out while a key is being made, or none is open. */
  shown?: EmbedKey;
  /** As chosen now, saved or not. */
  assistantId: string;
}

/** How the chat looks on a page of the portal. The theme switch touches the chat alone: the page is not ours. */
export const EmbedPreview = ({ shown, assistantId }: EmbedPreviewProps) => {
  const words = useEmbedWords();
  const [theme, setTheme] = useState<(typeof themes)[number]>('light');
  const works = shown !== undefined && (shown.state === 'active' || shown.state === 'spent');
  return (
    <>
      <Head>
        <h2>{words.preview}</h2>
        <small>{words.previewHelp}</small>
        <Segments
          label={words.previewTheme}
          options={themes.map((value) => ({ value, label: words[value] }))}
          value={theme}
          onChange={(next) => setTheme(oneOf(next, themes) ?? 'light')}
        />
      </Head>
      {works ? (
        <HostPage>
          <PreviewFrame shown={shown} assistantId={assistantId} theme={theme} />
        </HostPage>
      ) : (
        <EmptyState title={shown === undefined ? words.previewSaved : words.previewEnded} />
      )}
    </>
  );
};
