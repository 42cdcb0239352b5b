import { styled } from 'styled-components';
import { below, motion } from '../theme/layout.js';
import { focusRing, plainButton, surface } from '../theme/mixins.js';

export const Page = styled.div`
  ${surface}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 560px;
  min-height: 100vh;
  min-height: 100dvh;
  background: ${(p) => p.theme.sheet};

  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr) 440px;
  }

  ${below.mobile} {
    grid-template: 232px minmax(0, 1fr) / minmax(0, 1fr);
  }
`;

export const Art = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 40px 48px 0;
  overflow: hidden;
  background: ${(p) => p.theme.art};

  ${below.mobile} {
    padding: 20px 20px 0;
  }
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 28px;
  font-size: 16px;
  font-weight: 600;

  svg {
    flex: none;
  }

  ${below.mobile} {
    padding-right: 168px;
    line-height: 20px;
  }
`;

export const Claim = styled.p`
  margin: 40px 0 0;
  font-size: 32px;
  line-height: 46px;
  font-weight: 600;
  letter-spacing: 0.01em;

  span {
    display: inline-block;
    white-space: pre-wrap;
  }

  ${below.mobile} {
    position: relative;
    z-index: 1;
    max-width: 60%;
    margin-top: 20px;
    font-size: 22px;
    line-height: 32px;

    span {
      display: block;
    }
  }
`;

export const Lead = styled.p`
  margin: 8px 0 0;
  color: ${(p) => p.theme.text2};
  font-size: 15px;
  line-height: 24px;

  ${below.mobile} {
    display: none;
  }
`;

export const CourtFrame = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  margin: 0 -48px;

  > svg {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    max-width: 768px;
    height: 100%;
    max-height: 674px;
    margin: 0 auto;
  }

  ${below.mobile} {
    position: absolute;
    right: -120px;
    bottom: -10px;
    margin: 0;
    mask-image: linear-gradient(to bottom, transparent 38%, black 52%);

    > svg {
      position: static;
      width: 340px;
      height: auto;
    }
  }
`;

export const Side = styled.main`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 24px 32px;

  form {
    width: 100%;
  }

  ${below.mobile} {
    padding: 28px 20px 20px;
  }
`;

export const Switches = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;

  ${below.mobile} {
    position: absolute;
    top: 18px;
    right: 8px;
    z-index: 2;
  }
`;

export const LanguageSwitch = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 32px;
  padding: 0 8px;
  border-radius: 6px;
  font-size: 13px;

  .anticon {
    color: ${(p) => p.theme.text3};
  }

  .anticon:first-child {
    font-size: 14px;
  }

  .anticon:last-child {
    font-size: 12px;
    pointer-events: none;
  }

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &:focus-within:has(:focus-visible) {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 1px;
  }

  select {
    margin: 0 -20px 0 0;
    padding: 4px 20px 4px 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    appearance: none;
    cursor: pointer;
  }

  option {
    background: ${(p) => p.theme.raised};
    color: ${(p) => p.theme.text};
  }
`;

export const Square = styled.button`
  ${plainButton}
  display: inline-grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  font-size: 16px;

  &:hover {
    background: ${(p) => p.theme.hover};
    color: ${(p) => p.theme.text};
  }

  ${focusRing}
`;

export const Column = styled.div`
  width: 360px;
  max-width: 100%;
  margin: auto;
  padding: 24px 0;

  h1 {
    margin: 0;
    font-size: 24px;
    line-height: 32px;
    font-weight: 600;
  }

  ${below.mobile} {
    width: 100%;
    margin: 0;
    padding: 0 0 24px;

    && button[type='submit'] {
      height: 44px;
    }
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  margin-bottom: 4px;
`;

export const Hint = styled.p`
  margin: 0 0 28px;
  color: ${(p) => p.theme.text2};
`;

export const Above = styled.div`
  margin-bottom: 16px;
`;

export const CapsHint = styled.output`
  color: ${(p) => p.theme.text2};
  font-size: 12px;
  line-height: 18px;
`;

export const Help = styled.p`
  margin: 16px 0 0;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
`;

export const Footnote = styled.p`
  margin: 0;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
  text-align: center;

  ${below.mobile} {
    margin-top: auto;
  }
`;

export const Field = styled.div`
  margin-bottom: 20px;
`;

export const FieldLabel = styled.label`
  display: block;
  padding-bottom: 4px;
  color: ${(p) => p.theme.text2};
`;

export const FieldError = styled.p`
  margin: 4px 0 0;
  color: ${(p) => p.theme.error};
`;

export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 40px;
  padding: 0 4px 0 12px;
  border: 1px solid ${(p) => p.theme.line2};
  border-radius: 8px;
  background: ${(p) => p.theme.sheet};
  color: ${(p) => p.theme.text3};
  transition:
    border-color ${motion.fast} ${motion.ease},
    box-shadow ${motion.fast} ${motion.ease};

  &:hover {
    border-color: ${(p) => p.theme.line3};
  }

  &:focus-within {
    border-color: ${(p) => p.theme.solid};
    box-shadow: 0 0 0 3px ${(p) => p.theme.focusHalo};
  }

  &[data-invalid] {
    border-color: ${(p) => p.theme.error};
  }

  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: ${(p) => p.theme.text};
    font: inherit;
    line-height: 22px;
  }

  input::placeholder {
    color: ${(p) => p.theme.text3};
    opacity: 1;
  }

  ${below.mobile} {
    height: 44px;

    /* Smaller than 16 px, phones zoom into the field. */
    input {
      font-size: 16px;
    }
  }
`;
