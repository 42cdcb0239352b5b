import { styled } from 'styled-components';
import { focusRing, oneLine, surface } from '../theme/mixins.js';
import { Notice } from '../states/Notice.js';
import { tokens } from '../theme/tokens.js';

export const StepHeading = styled.h3`
  width: fit-content;
  margin: 0 0 8px;
  font-size: 15px;
  font-weight: 600;
  line-height: 24px;

  ${focusRing}
`;

/** Stands between two paragraphs. */
export const Told = styled(Notice)`
  margin-bottom: 16px;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 16px 0;
`;

export const Text = styled.p`
  margin: 0 0 8px;
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Fields = styled.div`
  ${surface}
  display: grid;
  grid-template-columns: minmax(72px, 24%) minmax(0, 1fr);
  gap: 12px 16px;
  margin: 16px 0;

  > label,
  > b {
    padding-top: 5px;
    color: ${tokens.text2};
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  i {
    color: ${tokens.error};
    font-style: normal;
  }

  small {
    ${oneLine}
    display: block;
    margin-top: 2px;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
  }

  small[data-tone='error'] {
    color: ${tokens.error};
  }

  small[data-tone='warning'] {
    color: ${tokens.warn};
    white-space: normal;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin: 12px 0;

  > span {
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
  }
`;
