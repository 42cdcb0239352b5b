import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** One of several alike in a form: a parameter, a header. */
export const Part = styled.fieldset`
  margin: 0 0 12px;
  padding: 12px 12px 0;
  border: 1px solid ${tokens.line};
  border-radius: 8px;

  legend {
    float: inline-start;
    width: auto;
    margin: 0;
    border: 0;
    color: ${tokens.text2};
    font-weight: 600;
    font-size: 13px;
    line-height: 24px;
  }

  legend + button {
    float: inline-end;
  }

  > div {
    clear: both;
    padding-top: 8px;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 12px;
`;

export const Title = styled.h3`
  margin: 20px 0 4px;
  font-weight: 600;
  font-size: 14px;
  line-height: 22px;

  + p {
    margin: 0 0 8px;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;
