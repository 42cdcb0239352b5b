import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { tokens } from '../theme/tokens.js';

export const Band = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  flex: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border-bottom: 1px solid ${tokens.line};
  list-style: none;

  ${below.mobile} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Hairlines are drawn to the left and above, and the first ones lie outside the band. */
export const Figure = styled.li`
  position: relative;
  min-width: 0;
  margin: -1px 0 0 -1px;
  padding: 13px 24px 12px;
  border-top: 1px solid ${tokens.line};
  border-left: 1px solid ${tokens.line};

  svg[width='64'] {
    position: absolute;
    top: 38px;
    right: 20px;
  }

  ${below.mobile} {
    padding: 12px 16px;

    svg[width='64'] {
      display: none;
    }

    /* An odd number would leave a hole at the end. */
    &:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;

      svg[width='64'] {
        display: block;
      }
    }
  }
`;

export const Label = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${tokens.text2};
  font-size: 13px;
  line-height: 20px;

  .anticon {
    color: ${tokens.text3};
    font-size: 12px;
  }
`;

export const Value = styled.div`
  font-weight: 600;
  font-size: 26px;
  line-height: 36px;
  overflow-wrap: anywhere;

  small {
    margin-left: 4px;
    color: ${tokens.text3};
    font-weight: 400;
    font-size: 13px;
  }
`;

export const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;

  b {
    font-weight: 600;
  }

  .anticon {
    margin-right: 2px;
  }

  &[data-tone='good'] b {
    color: ${tokens.ok};
  }

  &[data-tone='bad'] b {
    color: ${tokens.error};
  }
`;

/** As high as a figure with its comparison, so that nothing moves when it comes. */
export const Waiting = styled.div`
  display: flex;
  align-items: center;
  width: 96px;
  height: 54px;

  > [aria-hidden] {
    flex: 1;
    height: 20px;
  }
`;

export const Failure = styled.div`
  min-height: 54px;
  padding-top: 6px;
  color: ${tokens.error};
  font-size: 13px;
  line-height: 20px;

  &[data-denied='true'] {
    color: ${tokens.text3};
  }

  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

export const Stale = styled.div`
  color: ${tokens.warn};
  font-size: 12px;
  line-height: 18px;
`;
