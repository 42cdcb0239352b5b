import { tokens } from '@console/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  h2 {
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

/** Fields of a long form that belong together. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section>
    <h2>{title}</h2>
    {children}
  </Section>
);
