import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { DifferenceView } from '../difference-view/DifferenceView.js';
import { useWords } from '../locale/useWords.js';
import { AnswerMarkdown } from '../markdown/AnswerMarkdown.js';
import type { CitationEvents } from '../markdown/context.js';
import { Notice } from '../states/Notice.js';
import { planEditorWords } from './locale.js';
import { Bar, Quiet } from './PlanEditor.styles.js';
import type { ConflictChoice, EditedSection, PassageOpening } from './types.js';

const LONGEST_TEXT = 20_000;

export interface SectionTextProps {
  section: EditedSection;
  onChange: (change: { id: string; content: string }) => void;
  /** Saves what could not be saved. */
  onRetry: (section: { id: string }) => void;
  /** Whose text is to stand where two people wrote at once. */
  onResolve: (choice: { id: string; keep: ConflictChoice }) => void;
  /** Looking at where passages stand. Left out, citations of the preview lead nowhere. */
  opening?: PassageOpening | undefined;
}

/** Both texts of a section that two people wrote at once, and which of them is to stand. */
const Conflict = ({ section, onResolve }: Pick<SectionTextProps, 'section' | 'onResolve'>) => {
  const words = useWords(planEditorWords);
  const { id, content, theirs } = section;
  if (theirs === undefined) return null;
  const by = theirs.by === '' ? words.somebody : theirs.by;
  return (
    <>
      <Notice tone="warning" title={words.conflictTitle(by)}>
        {words.conflictText}
      </Notice>
      <DifferenceView
        label={words.compared}
        before={theirs.content}
        after={content}
        beforeTitle={words.theirs}
        afterTitle={words.mine}
        height={280}
      />
      <Bar>
        <Button onClick={() => onResolve({ id, keep: 'theirs' })}>{words.takeTheirs}</Button>
        <Button onClick={() => onResolve({ id, keep: 'mine' })}>{words.takeMine}</Button>
        <Button type="primary" onClick={() => onResolve({ id, keep: 'both' })}>
          {words.takeBoth}
        </Button>
      </Bar>
    </>
  );
};

/** The text of one section: written as Markdown or looked at, with how far it is saved. */
export const SectionText = ({ section, onChange, onRetry, onResolve, opening }: SectionTextProps) => {
  const words = useWords(planEditorWords);
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const { id, title, content, references, state } = section;
  const cite =
    ({ onOpen }: PassageOpening): CitationEvents['onCite'] =>
    ({ n, via }) => {
      const passage = references.find((one) => one.n === n);
      if (via === 'click' && passage?.documentId !== undefined && passage.withheld !== true) onOpen({ id, passage });
    };
  return (
    <>
      <Bar>
        <Segmented<'write' | 'preview'>
          aria-label={words.view}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'write', label: words.write },
            { value: 'preview', label: words.preview },
          ]}
        />
        <Quiet role="status">
          {words.states[state]} · {words.length(content.length, LONGEST_TEXT)}
        </Quiet>
      </Bar>
      {state === 'failed' && (
        <Notice tone="error" action={{ label: words.retry, onClick: () => onRetry({ id }) }}>
          {words.states.failed}
        </Notice>
      )}
      {content.length > LONGEST_TEXT && <Notice tone="warning">{words.tooLong(LONGEST_TEXT)}</Notice>}
      {state === 'conflict' && <Conflict section={section} onResolve={onResolve} />}
      {shown === 'write' ? (
        <Input.TextArea
          aria-label={words.text(title)}
          placeholder={words.placeholder}
          autoSize={{ minRows: 10, maxRows: 28 }}
          value={content}
          onChange={({ target }) => onChange({ id, content: target.value })}
        />
      ) : content.trim() === '' ? (
        <Quiet>{words.nothingYet}</Quiet>
      ) : (
        <AnswerMarkdown text={content} references={references} {...(opening && { onCite: cite(opening) })} />
      )}
    </>
  );
};
