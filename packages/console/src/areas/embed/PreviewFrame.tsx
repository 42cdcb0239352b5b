import type { EmbedKey } from '@console/api/contract';
import { usePreviewEmbedKey } from '@console/api/hooks/embedKeys';
import { ChatFrame } from '@console/ui/floating-chat';
import { usePreferences } from '../../state/preferences.js';
import { useEmbedWords } from './embedWords.js';
import { ChatWindow } from './hostPage.styles.js';

export interface PreviewFrameProps {
  shown: EmbedKey;
  assistantId: string;
  theme: 'light' | 'dark';
}

/** The real chat, framed as a portal frames it, with a token of the key that is shown. */
export const PreviewFrame = ({ shown: { id, publicKey }, assistantId, theme }: PreviewFrameProps) => {
  const words = useEmbedWords();
  const { language } = usePreferences();
  const preview = usePreviewEmbedKey();
  const query = new URLSearchParams({ key: publicKey, assistantId });
  return (
    <ChatWindow data-theme={theme}>
      <ChatFrame
        title={words.previewTitle}
        src={`/expAI?${query.toString()}`}
        theme={theme}
        language={language}
        onTokenWanted={async () => (await preview.run({ id }, { quiet: true })).token}
      />
    </ChatWindow>
  );
};
