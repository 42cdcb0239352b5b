import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

const mobile = '@media (max-width: 991.98px)';

/** Labels at the left, hairlines between the groups. */
export const Groups = styled.div`
  padding: 0 24px;

  [class*='form-item'] {
    margin: 0;
  }

  ${mobile} {
    padding-inline: 16px;
  }
`;

export const Group = styled.div`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  padding: 12px 0;
  border-top: 1px solid ${tokens.line};

  > :first-child {
    color: ${tokens.text2};
    line-height: 32px;
  }

  > :last-child {
    min-width: 0;
  }

  ${mobile} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      line-height: 24px;
    }
  }
`;

export const Caption = styled.p`
  margin: 2px 0 0;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;
`;

export const Value = styled.span`
  display: flex;
  gap: 4px;
  align-items: center;
  min-height: 32px;

  code {
    overflow-wrap: anywhere;
    font-size: 13px;
    font-family: ui-monospace, monospace;
  }
`;

export const Origins = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 32px;
    border-bottom: 1px solid ${tokens.line};
  }

  code {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: 13px;
    font-family: ui-monospace, monospace;
  }

  small {
    flex: none;
    color: ${tokens.text3};
    font-size: 12px;
  }
`;

export const Add = styled.div`
  display: flex;
  gap: 8px;
  padding-top: 8px;
`;

export const Problem = styled.p`
  margin: 4px 0 0;
  color: ${tokens.error};
  font-size: 12px;
  line-height: 18px;
`;

export const Limits = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;

  label {
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Used = styled.div`
  margin-top: 10px;

  > div {
    overflow: hidden;
    height: 4px;
    border-radius: 2px;
    background: ${tokens.track};
  }

  i {
    display: block;
    height: 100%;
    background: ${tokens.solid};
  }

  > div[data-spent] i {
    background: ${tokens.errorDot};
  }
`;
