import { addFaq, updateChunk } from '@console/api/contract';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { mapAsync } from '@console/base';
import { type AnswerAction, type ChatReference, type ChatTurn, withoutCitations } from '@console/ui/chat';
import { lazyPart } from '@console/ui/on-demand';
import { type ReactNode, useMemo, useState } from 'react';
import { useSlidesEntry } from '../../actions/useSlidesEntry.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { type FaqSource, useParts } from '../../pages/parts.js';
import { usePermitted } from '../../session/usePermitted.js';

const AnswerOutline = lazyPart(() => import('./AnswerOutline.js'));

/** Bases that an FAQ may go into are looked for among so many. */
const MOST_BASES = 200;

/** A cited passage of a base; a file of the conversation is in none, and neither is what is withheld. */
const passageOf = ({ references }: ChatTurn): ChatReference | undefined =>
  references.find(
    ({ faqId, call, knowledgeBaseName }) => faqId === undefined && call === undefined && knowledgeBaseName !== '',
  );

export interface AnswerActions {
  actions: readonly AnswerAction[];
  /** What they open, to stand beside the chat. */
  opened: ReactNode;
}

/** What may be made of an answer: the pages of a talk, and by those who look after what it rests on an FAQ, a mended passage. */
export const useAnswerActions = (): AnswerActions => {
  const { chat } = useDictionary();
  const open = useTabNavigate();
  const slides = useSlidesEntry();
  const { WriteFaq } = useParts();
  const [writesFaq, mendsChunks] = [usePermitted(addFaq), usePermitted(updateChunk)];
  const [turn, setTurn] = useState<ChatTurn>();
  const [writing, setWriting] = useState(false);
  const [outlined, setOutlined] = useState<ChatTurn>();
  const [outlining, setOutlining] = useState(false);
  const bases = usePageKnowledgeBases(writing ? { current: 1, size: MOST_BASES } : null);
  const source = useMemo(
    () =>
      mapAsync(bases.state, ({ list }): FaqSource => {
        const cited = new Set(turn?.references.map(({ knowledgeBaseName }) => knowledgeBaseName));
        return {
          question: turn?.question ?? '',
          answer: turn === undefined ? '' : withoutCitations(turn.answer, turn.references),
          disliked: turn?.isLike === false ? turn.feedback : null,
          // Those that it cites first.
          knowledgeBases: list.toSorted((a, b) => Number(cited.has(b.name)) - Number(cited.has(a.name))),
        };
      }),
    [bases.state, turn],
  );
  const actions = useMemo(
    (): readonly AnswerAction[] => [
      ...(writesFaq
        ? [
            {
              key: 'faq',
              label: chat.toFaq,
              isOffered: ({ answer }: ChatTurn) => answer.trim() !== '',
              onClick: (chosen: ChatTurn) => {
                setTurn(chosen);
                setWriting(true);
              },
            },
          ]
        : []),
      ...(mendsChunks
        ? [
            {
              key: 'chunk',
              label: chat.mendChunk,
              isOffered: (one: ChatTurn) => passageOf(one) !== undefined,
              onClick: (one: ChatTurn) => {
                const passage = passageOf(one);
                if (passage) open('chunks', { id: passage.documentId, chunk: passage.chunkId });
              },
            },
          ]
        : []),
      ...(slides
        ? [
            {
              key: 'deck',
              label: slides.label,
              isOffered: ({ answer, status }: ChatTurn) => answer.trim() !== '' && status === 'done',
              onClick: ({ id }: ChatTurn) => slides.open({ sessionId: id }),
            },
          ]
        : []),
      {
        key: 'slides',
        label: chat.toSlides,
        isOffered: ({ answer, status }: ChatTurn) => answer.trim() !== '' && status === 'done',
        onClick: (chosen: ChatTurn) => {
          setOutlined(chosen);
          setOutlining(true);
        },
      },
    ],
    [writesFaq, mendsChunks, slides, chat, open],
  );
  return {
    actions,
    opened: (
      <>
        {turn && (
          <WriteFaq
            name={writing ? `answer:${turn.id}` : undefined}
            source={source}
            onClose={() => setWriting(false)}
            onMissing={() => {
              setWriting(false);
              setTurn(undefined);
            }}
          />
        )}
        {outlined && (
          <AnswerOutline
            key={outlined.id}
            turn={outlined}
            open={outlining}
            onClose={() => setOutlining(false)}
            onMissing={() => setOutlined(undefined)}
          />
        )}
      </>
    ),
  };
};
