import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.article`
  ${surface}
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 168px;
  padding: 12px 16px 8px;

  ${below.mobile} {
    min-height: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-start;

  h3 {
    display: -webkit-box;
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow: hidden;
    color: ${tokens.text2};
    font-weight: 400;
    font-size: 13px;
    line-height: 20px;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-width: 0;
  margin-top: 4px;
`;

export const Figure = styled.div`
  flex: 1;
  font-size: 12px;
  line-height: 18px;

  > small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
  }

  > strong {
    display: block;
    font-weight: 600;
    font-size: 26px;
    line-height: 36px;
    overflow-wrap: anywhere;

    small {
      margin-inline-start: 4px;
      color: ${tokens.text3};
      font-weight: 400;
      font-size: 13px;
    }
  }

  [data-tone='good'] {
    color: ${tokens.ok};
  }

  [data-tone='bad'] {
    color: ${tokens.error};
  }
`;

export const Nothing = styled.p`
  margin: 0;
  padding-block: 8px;
  color: ${tokens.text3};
  font-size: 13px;
  line-height: 20px;
`;

export const Failure = styled.p`
  margin: 4px 0 0;
  color: ${tokens.error};
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
  padding-top: 4px;

  > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-inline-start: auto;
  font-size: 13px;

  ${below.mobile} {
    > button {
      min-height: 36px;
    }
  }
`;
