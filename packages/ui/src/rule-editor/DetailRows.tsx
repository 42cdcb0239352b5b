import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { ruleWords } from './locale.js';
import { keptValues, operatorText } from './ruleText.js';
import type { EditedDetail, RuleField } from './types.js';
import { ValueField } from './ValueField.js';

/** Limits that one condition takes. */
const MOST_DETAILS = 5;

export interface DetailRowsProps {
  field: RuleField;
  details: readonly EditedDetail[];
  onChange: (details: readonly EditedDetail[]) => void;
}

/** Which orders or events count: limits that all have to hold for one. */
export const DetailRows = ({ field, details, onChange }: DetailRowsProps) => {
  const words = useWords(ruleWords);
  const blank = (code: string): EditedDetail => {
    const fact = field.details.find((one) => one.code === code);
    return { name: code, operator: fact?.operators[0] ?? 'equals', values: [] };
  };
  const [firstFact] = field.details;
  const replace = (index: number, next: EditedDetail) =>
    onChange(details.map((detail, place) => (place === index ? next : detail)));
  return (
    <section>
      <h3>{words.details}</h3>
      {details.map((detail, index) => {
        const fact = field.details.find(({ code }) => code === detail.name);
        const name = fact?.name ?? words.unknown(detail.name);
        return (
          // They have no names of their own: the place tells them apart.
          <div key={`detail ${index}`}>
            <Select
              size="small"
              aria-label={words.attributeOf(name)}
              value={fact ? detail.name : name}
              options={field.details.map(({ code, name: label }) => ({ value: code, label }))}
              popupMatchSelectWidth={false}
              style={{ flex: '0 0 92px' }}
              onChange={(code: string) => replace(index, blank(code))}
            />
            <Select
              size="small"
              aria-label={words.operatorOf(name)}
              value={detail.operator}
              options={(fact?.operators ?? []).map((value) => ({
                value,
                label: operatorText(words, value, fact?.valueType ?? ''),
              }))}
              popupMatchSelectWidth={false}
              style={{ flex: '0 0 84px' }}
              onChange={(operator: string) =>
                replace(index, { ...detail, operator, values: keptValues(detail.operator, operator, detail.values) })
              }
            />
            <span style={{ display: 'flex', flex: 1, gap: 4 }}>
              {fact && (
                <ValueField
                  fact={fact}
                  operator={detail.operator}
                  values={detail.values}
                  name={name}
                  wrong={false}
                  onChange={(values) => replace(index, { ...detail, values })}
                />
              )}
            </span>
            <IconButton
              size="small"
              label={words.removeDetail(name)}
              icon={<CloseOutlined />}
              onClick={() => onChange(details.filter((_, place) => place !== index))}
            />
          </div>
        );
      })}
      {firstFact && details.length < MOST_DETAILS && (
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => onChange([...details, blank(firstFact.code)])}
        >
          {words.addDetail}
        </Button>
      )}
    </section>
  );
};
