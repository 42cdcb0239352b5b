import { DownOutlined } from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { BarPopover } from '../data-list/BarPopover.js';
import { useWords } from '../locale/useWords.js';
import { DetailRows } from './DetailRows.js';
import { ruleWords } from './locale.js';
import { Panel, ValueButton } from './RuleEditor.styles.js';
import { needsNoValue, wholeValueText } from './ruleText.js';
import { MOST_DAYS } from './ruleProblems.js';
import type { EditedRule, RuleField } from './types.js';
import { ValueField } from './ValueField.js';

export interface ValuePartsProps {
  field: RuleField;
  rule: EditedRule;
  wrong: boolean;
  /** `part` tells which of them was changed. */
  onChange: (rule: EditedRule, part: string) => void;
}

/** The value of a fact about orders or events: how many, in which time, and which of them count. Read in one line. */
export const ValueParts = ({ field, rule, wrong, onChange }: ValuePartsProps) => {
  const words = useWords(ruleWords);
  const [open, setOpen] = useState(false);
  const { operator, values, days, details = [] } = rule;
  const asks = !needsNoValue(operator);
  const text = wholeValueText(words, field, rule);
  const unset = asks ? words.typeValue : words.allTime;
  return (
    <BarPopover
      label={words.valueOf(field.name)}
      open={open}
      onOpenChange={setOpen}
      content={
        <Panel>
          {asks && (
            <section>
              <h3>{words.value}</h3>
              <div>
                <ValueField
                  fact={field}
                  operator={operator}
                  values={values}
                  name={field.name}
                  wrong={wrong}
                  onChange={(next) => onChange({ ...rule, values: next }, 'values')}
                />
              </div>
            </section>
          )}
          {field.spansTime && (
            <section>
              <h3>{words.days}</h3>
              <div>
                <span aria-hidden>{words.daysBefore}</span>
                <InputNumber<number>
                  size="small"
                  aria-label={words.days}
                  min={1}
                  max={MOST_DAYS}
                  precision={0}
                  value={days ?? null}
                  placeholder={words.allTime}
                  style={{ width: 120 }}
                  onChange={(next) => onChange({ ...rule, days: next ?? undefined }, 'days')}
                />
                <span aria-hidden>{words.daysAfter}</span>
              </div>
            </section>
          )}
          {field.details.length > 0 && (
            <DetailRows
              field={field}
              details={details}
              onChange={(next) => onChange({ ...rule, details: next.length === 0 ? undefined : next }, 'details')}
            />
          )}
          <footer>
            <Button size="small" type="primary" onClick={() => setOpen(false)}>
              {words.done}
            </Button>
          </footer>
        </Panel>
      }
    >
      <ValueButton
        type="button"
        title={text}
        aria-label={`${words.valueOf(field.name)} ${text || unset}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-wrong={wrong ? '' : undefined}
      >
        <span data-open={text === '' ? '' : undefined}>{text || unset}</span>
        <DownOutlined aria-hidden />
      </ValueButton>
    </BarPopover>
  );
};
