import { lazyPart } from '../on-demand/lazyPart.js';
import { useWords } from '../locale/useWords.js';
import { StaticMarkdown } from '../markdown/StaticMarkdown.js';
import { Notice } from '../states/index.js';
import type { CallEvidenceProps } from './CallEvidence.js';
import type { EvidenceProps } from './EvidenceBody.js';
import { Passage } from './Evidence.styles.js';
import { EvidenceResources } from './EvidenceResources.js';
import { chatWords } from './locale.js';
import type { ChatReference } from './types.js';

const CallEvidence = lazyPart<CallEvidenceProps>(() => import('./CallEvidence.js'));

export interface CitedWordsProps extends Pick<EvidenceProps, 'renderPicture' | 'onDownload'> {
  reference: ChatReference;
}

/** The words cited, by themselves: of an FAQ with all that it shows, or of a document that nothing else is told of. */
export const CitedWords = ({ reference, renderPicture, onDownload }: CitedWordsProps) => {
  const words = useWords(chatWords);
  const { faqId, call, content, resources = [] } = reference;
  if (call) return <CallEvidence call={call} content={content} />;
  return (
    <Passage aria-label={words.evidence}>
      {faqId === undefined && <Notice>{words.textOnly}</Notice>}
      <blockquote>
        <StaticMarkdown text={content} />
      </blockquote>
      {resources.length > 0 && (
        <EvidenceResources resources={resources} renderPicture={renderPicture} onDownload={onDownload} />
      )}
    </Passage>
  );
};
