import { DownOutlined, LeftOutlined, UpOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { PageFrame } from '../page-frame/PageFrame.js';
import { focusedBeside } from '../root/focusedBeside.js';
import type { RootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';
import { Body, Facts } from './CaseFrame.styles.js';
import { caseWords } from './locale.js';

export interface CaseFrameProps extends RootProps<HTMLDivElement> {
  /** What it is about: the page's `h1`. */
  title: string;
  /** What people call it: F-2087. Left out while it is not known. */
  number?: string | undefined;
  /** The list that it comes from. A plain click on its name is `onBack`; the address is for another window. */
  parent: { readonly label: string; readonly href: string };
  /** Beside the number, in one line: state, whose it is, until when. Left out while nothing is known. */
  facts?: ReactNode;
  /** Buttons at the right, before the arrows. Default none. */
  actions?: ReactNode;
  /** Back to the list. On a phone, where its name is not shown, a button. */
  onBack: () => void;
  /** The one before is wanted. Left out: there is none. */
  onPrevious?: (() => void) | undefined;
  /** The one after is wanted. Left out: there is none. */
  onNext?: (() => void) | undefined;
  /** `CasePanes`, or what stands in their place while there is nothing to show in them. Gets a flex column. */
  children: ReactNode;
}

const Back = ({ onBack }: Pick<CaseFrameProps, 'onBack'>) => {
  const words = useWords(caseWords);
  return useMobile() && <IconButton label={words.back} icon={<LeftOutlined />} onClick={onBack} />;
};

/**
 * One case in the place of its list: the head with the way back and to its neighbours, and under it what it is about.
 * Where nothing has the focus as it comes, its title has it. Fills a flex column.
 */
export const CaseFrame = (props: CaseFrameProps) => {
  const { title, number, parent, facts, actions, onBack, onPrevious, onNext, children, ref, ...root } = props;
  const words = useWords(caseWords);
  const frame = useRef<HTMLDivElement>(null);
  const shared = useSharedRef(frame, ref);
  useEffect(() => {
    const focused = focusedBeside(frame.current);
    if (focused !== null && focused !== document.body) return;
    const heading = frame.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return (
    <PageFrame
      {...root}
      ref={shared}
      title={title}
      crumbs={[parent]}
      onNavigate={() => onBack()}
      count={number}
      tags={facts === undefined ? undefined : <Facts>{facts}</Facts>}
      actions={
        <>
          <Back onBack={onBack} />
          {actions}
          <IconButton
            label={words.previous}
            icon={<UpOutlined />}
            disabled={onPrevious === undefined}
            onClick={() => onPrevious?.()}
          />
          <IconButton
            label={words.next}
            icon={<DownOutlined />}
            disabled={onNext === undefined}
            onClick={() => onNext?.()}
          />
        </>
      }
    >
      <Body>{children}</Body>
    </PageFrame>
  );
};
