import type { Async } from '@console/base';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** What an FAQ is begun from. */
export interface FaqSource {
  question: string;
  /** Markdown. */
  answer: string;
  /** Whoever read that answer disliked it, for this reason. Null: they did not. */
  disliked: string | null;
  /** Bases it may be added to, the likeliest first. */
  knowledgeBases: readonly { id: string; name: string }[];
}

export interface WriteFaqProps {
  /** Tells what is typed from that of all other forms, and keeps it. Undefined while it is closed. */
  name: string | undefined;
  source: Async<FaqSource>;
  /** It was added. */
  onWritten?: (faqId: string) => void;
  onClose: () => void;
  /** It did not arrive, or crashed: take it away. */
  onMissing?: () => void;
}

export interface EditAssistantProps {
  /** Undefined while it is closed. */
  id: string | undefined;
  onSaved: () => void;
  onClose: () => void;
  /** It did not arrive, or crashed: take it away. */
  onMissing?: () => void;
}

export interface ToolViewProps {
  /** It stands without the shell, maybe in a frame of somebody else's page: it leads to no page outside of the tools. */
  embedded: boolean;
}

export interface LentToolProps extends ToolViewProps {
  id: string;
  /** Stands in the place of a tool that this console does not know. */
  absent: ReactNode;
}

/** What areas lend to one another, which never import each other. */
export interface Parts {
  /** Writes a question and its answer as an FAQ. */
  readonly WriteFaq: ComponentType<WriteFaqProps>;
  /** Changes all that can be set about one assistant. */
  readonly EditAssistant: ComponentType<EditAssistantProps>;
  /** One tool. Where in it the reader is, each says in the address, beside `id`. */
  readonly Tool: ComponentType<LentToolProps>;
}

export const PartsContext = createContext<Parts | null>(null);

/** Throws outside of the console. */
export const useParts = (): Parts => {
  const parts = use(PartsContext);
  if (parts === null) throw new Error('The parts of other areas are lent within the console alone');
  return parts;
};
