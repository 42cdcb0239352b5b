import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  flex: none;

  > p {
    display: flex;
    gap: 6px;
    align-items: center;
    margin: 0;
    padding: 0 24px 8px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  ${below.mobile} {
    > p {
      padding-inline: 16px;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 6px;
  align-items: center;
  min-height: 44px;
  padding: 4px 16px 4px 24px;

  > i {
    flex: 1;
  }

  .ant-btn {
    color: ${(p) => p.theme.text2};
  }

  .ant-btn[disabled] {
    color: ${(p) => p.theme.text4};
  }

  ${below.mobile} {
    min-height: 52px;
    padding: 4px 8px 4px 16px;
  }
`;

export const Place = styled.span`
  margin-inline-end: 6px;
  color: ${(p) => p.theme.text2};
  white-space: nowrap;

  > b {
    color: ${(p) => p.theme.text};
    font-weight: 600;
  }
`;

/** A page of 4:3 stands as high as one of 16:9; in a low window both leave room for what stands below. */
export const Paper = styled.div`
  padding: 0 24px 16px;

  > div {
    max-width: max(420px, calc((100dvh - 440px) * 16 / 9));
    margin-inline: auto;
  }

  &:not([data-wide]) > div {
    width: 75%;
    max-width: max(315px, calc((100dvh - 440px) * 4 / 3));
  }

  ${below.mobile} {
    padding: 0 16px 12px;

    > div,
    &:not([data-wide]) > div {
      width: 100%;
      max-width: none;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin: 0 24px 8px;
  padding: 8px 12px;
  border-radius: 8px;
  background: ${(p) => p.theme.tint};
  font-size: 13px;

  > label {
    flex: 1 1 200px;
    min-width: 0;
  }

  > label > span {
    display: block;
    margin-bottom: 2px;
    color: ${(p) => p.theme.text2};
    font-size: 12px;
    line-height: 18px;
  }

  > span {
    flex: 1;
  }

  > [data-end] {
    align-self: end;
  }

  ${below.mobile} {
    margin-inline: 16px;
  }
`;
