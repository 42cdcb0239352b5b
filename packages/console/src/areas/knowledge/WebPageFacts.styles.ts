import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  flex: none;
  padding: 0 24px 8px;
  font-size: 13px;
  line-height: 22px;
  color: ${tokens.text2};

  @media (max-width: 767px) {
    padding: 10px 16px 0;
  }

  /* A reason is read whole, in as many lines as it takes. */
  && > span {
    display: block;
    white-space: normal;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-height: 28px;

  > strong {
    font-weight: 600;
    color: ${tokens.text};
  }

  > small {
    font-size: 12px;
    color: ${tokens.text3};
  }

  > label {
    display: flex;
    align-items: center;
    gap: 8px;
    white-space: nowrap;
  }
`;

export const Address = styled.a`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  max-width: min(100%, 480px);
  color: ${tokens.link};

  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:hover {
    text-decoration: underline;
  }
`;
