import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useConfirm } from '../dialog/useConfirm.js';
import { useWords } from '../locale/useWords.js';
import { messageOf } from '../states/messageOf.js';
import { Notice } from '../states/Notice.js';
import { analysisReportWords } from './locale.js';
import { markerFaults } from './markers.js';
import { Editor, Foot } from './ReportView.styles.js';
import type { ShownFigure } from './types.js';

const MOST_SIGNS = 100_000;

export interface ReportEditorProps {
  /** As it was when it was opened: a refresh meanwhile takes nothing from what is typed. */
  content: string;
  figures: readonly ShownFigure[];
  onSave: (content: string) => Promise<unknown>;
  onClose: () => void;
}

/** The words of a report, to be changed in their place. What was typed stays where saving fails. */
export const ReportEditor = ({ content, figures, onSave, onClose }: ReportEditorProps) => {
  const words = useWords(analysisReportWords);
  const confirm = useConfirm();
  const id = useId();
  const [text, setText] = useState(content);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { lost, unknown } = markerFaults(content, text, figures);

  const save = async () => {
    if (saving) return;
    setSaving(true);
    setProblem(undefined);
    try {
      await onSave(text);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, words.notSaved));
      setSaving(false);
    }
  };
  const cancel = async () => {
    const agreed =
      text === content ||
      (await confirm({ title: words.leaveTitle, text: words.leaveText, verb: words.leaveVerb, danger: true }));
    if (agreed) onClose();
  };

  return (
    <Editor>
      <Input.TextArea
        autoFocus
        aria-label={words.editing}
        aria-describedby={`${id}-help`}
        autoSize={{ minRows: 10, maxRows: 32 }}
        maxLength={MOST_SIGNS}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || saving) return;
          event.preventDefault();
          event.stopPropagation();
          void cancel();
        }}
      />
      <p id={`${id}-help`}>{words.markers}</p>
      {unknown.length > 0 && <Notice tone="warning">{words.unknown(unknown.join(words.listJoin))}</Notice>}
      {lost.length > 0 && <Notice tone="warning">{words.lost(lost.join(words.listJoin))}</Notice>}
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <Foot>
        <Button disabled={saving} onClick={() => void cancel()}>
          {words.cancel}
        </Button>
        <Button type="primary" loading={saving} onClick={() => void save()}>
          {words.save}
        </Button>
      </Foot>
    </Editor>
  );
};
