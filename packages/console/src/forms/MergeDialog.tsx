import { type DifferenceField, DifferenceView } from '@console/ui/difference-view';
import { Dialog } from '@console/ui/dialog';
import { Form, Radio } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  asWritten,
  canKeepBoth,
  differingKeys,
  firstChoices,
  type MergeChoice,
  mergeValues,
  type Values,
} from './mergeChoices.js';
import { useMergeWords } from './mergeWords.js';

const Choices = styled.div`
  display: grid;
  gap: 4px;
  margin-top: 16px;

  .ant-form-item {
    margin-bottom: 8px;
  }
`;

const Help = styled.p`
  margin: 0 0 12px;
`;

export interface MergeDialogProps {
  /** What somebody else has saved, and what is being edited: values of the form. */
  theirs: Values;
  mine: Values;
  /** What both began from; undefined where nobody knows any more. */
  began: Values | undefined;
  /** Values as they are read, one for each field. */
  describe: (values: Values) => readonly DifferenceField[];
  onMerge: (merged: Values) => void;
  onClose: () => void;
}

/** Both versions of what two people have changed, and for each field which of them is to count. */
export default function MergeDialog({ theirs, mine, began, describe, onMerge, onClose }: MergeDialogProps) {
  const words = useMergeWords();
  const [form] = Form.useForm<Record<string, MergeChoice>>();
  // Taken once: what is compared and chosen does not change under the reader.
  const [{ there, here, initial }] = useState(() => {
    const written = asWritten(theirs, mine, describe);
    const shown = (values: Values) =>
      written(values).map((field) => ({ ...field, value: field.value === '' ? words.nothing : field.value }));
    const [all, own] = [shown(theirs), shown(mine)];
    const keys = differingKeys(all, own);
    const isDifferent = ({ key }: DifferenceField) => keys.includes(key);
    return {
      there: all.filter(isDifferent),
      here: own.filter(isDifferent),
      initial: firstChoices(keys, own, began && shown(began)),
    };
  });
  return (
    <Dialog
      open
      width={860}
      title={words.title}
      verb={words.verb}
      form={form}
      initialValues={initial}
      dirty={false}
      onClose={onClose}
      onSubmit={(choices) => onMerge(mergeValues(theirs, mine, choices))}
    >
      <Help>{here.length === 0 ? words.same : words.help}</Help>
      {here.length > 0 && (
        <DifferenceView
          label={words.compared}
          before={there}
          after={here}
          beforeTitle={words.theirs}
          afterTitle={words.mine}
          height={280}
        />
      )}
      <Choices>
        {here.map(({ key, label }) => (
          <Form.Item key={key} name={key} label={label} layout="horizontal">
            <Radio.Group aria-label={label}>
              <Radio value="theirs">{words.theirs}</Radio>
              <Radio value="mine">{words.mine}</Radio>
              {canKeepBoth(key, theirs, mine) && <Radio value="both">{words.both}</Radio>}
            </Radio.Group>
          </Form.Item>
        ))}
      </Choices>
    </Dialog>
  );
}
