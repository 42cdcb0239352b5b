import { FileTextOutlined, GlobalOutlined, HighlightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ChatContext, ContextKind } from './types.js';

export interface ContextPart {
  readonly kind: ContextKind;
  readonly icon: ReactNode;
  readonly title: string;
  /** Only what a browser opens as a page. */
  readonly href?: string;
}

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url);

/** The parts that are there, in the order in which they are shown. */
export const contextParts = ({ record, page, selection }: ChatContext): ContextPart[] => [
  ...(record === undefined
    ? []
    : [{ kind: 'record' as const, icon: <FileTextOutlined aria-hidden />, title: record.title }]),
  ...(page === undefined
    ? []
    : [
        {
          kind: 'page' as const,
          icon: <GlobalOutlined aria-hidden />,
          title: page.title,
          ...(isWeb(page.url) && { href: page.url }),
        },
      ]),
  ...(selection === undefined
    ? []
    : [{ kind: 'selection' as const, icon: <HighlightOutlined aria-hidden />, title: selection }]),
];
