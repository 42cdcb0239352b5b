import { BASE_WEIGHT_MAX, BASE_WEIGHT_MIN } from '@console/api/contract';
import { InputNumber } from 'antd';
import { styled } from 'styled-components';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 4px 0;

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface BaseWeightsProps {
  /** By base; those that are not named count 1. */
  value?: Readonly<Record<string, number>>;
  onChange?: (weights: Record<string, number>) => void;
  bases: readonly { readonly id: string; readonly name: string }[];
  label: (name: string) => string;
}

/** How much what is found in each base counts beside what is found in the others. */
export const BaseWeights = ({ value = {}, onChange, bases, label }: BaseWeightsProps) => (
  <Rows>
    {bases.map(({ id, name }) => (
      <Row key={id}>
        <span>{name}</span>
        <InputNumber
          aria-label={label(name)}
          min={BASE_WEIGHT_MIN}
          max={BASE_WEIGHT_MAX}
          step={0.1}
          precision={1}
          value={value[id] ?? 1}
          onChange={(weight) => onChange?.({ ...value, [id]: weight ?? 1 })}
        />
      </Row>
    ))}
  </Rows>
);
