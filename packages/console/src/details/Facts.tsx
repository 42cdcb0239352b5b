import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { NOTHING } from '../lists/columns.js';

export interface FactsProps {
  /** What each says. A dash stands for an empty one; `undefined` leaves it out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Default 2 where there is room. */
  columns?: 1 | 2;
}

const wide = { xs: 1, md: 2 };

/** What a record says, label by label. */
export const Facts = ({ facts, columns = 2 }: FactsProps) => (
  <Descriptions
    column={columns === 1 ? 1 : wide}
    size={columns === 1 ? 'small' : 'middle'}
    items={facts
      .filter(([, value]) => value !== undefined)
      .map(([label, value]) => ({ key: label, label, children: value === '' || value === null ? NOTHING : value }))}
  />
);
