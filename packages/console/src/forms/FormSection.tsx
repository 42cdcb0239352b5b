import { tokens } from '@console/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  > :first-child {
    margin: 0 0 12px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  & + & {
    margin-top: 8px;
    padding-top: 16px;
    border-top: 1px solid ${tokens.line};
  }
`;

export interface FormSectionProps {
  title: string;
  /** Of its heading: 2 on a page, 3 (default) in a drawer, which has a title of its own. */
  level?: 2 | 3;
  /** The fields. */
  children: ReactNode;
}

/** Fields of a long form that belong together. */
export const FormSection = ({ title, level = 3, children }: FormSectionProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Section>
      <Heading>{title}</Heading>
      {children}
    </Section>
  );
};
