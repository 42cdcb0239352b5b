import { styled } from 'styled-components';
import { hiddenVisually, oneLine, surface } from '../theme/mixins.js';
import { lockScreens, phone } from './phoneColours.js';

type Lock = Readonly<Record<keyof (typeof lockScreens)['light'], string>>;

const ownColours = (colours: Pick<Lock, 'filled' | 'missing'>) => `
  --filled: ${colours.filled};
  --missing: ${colours.missing};
`;

/** At night the picture of a light screen is dimmed, as pages are; what is written on it stays readable. */
const Picture = styled.section`
  ${surface}
  min-width: 0;

  > h2 {
    ${hiddenVisually}
  }

  &[data-light] {
    filter: brightness(${(p) => p.theme.paperDim});
  }
`;

const Screen = styled(Picture)`
  ${ownColours(phone)}
  --link: ${phone.link};
  padding: 12px;
  border: 1px solid ${(p) => p.theme.line2};
  border-radius: 12px;
  color: ${phone.text};
`;

export const Time = styled.p`
  margin: 0 0 8px;
  color: ${phone.second};
  font-size: 12px;
  line-height: 18px;
  text-align: center;
`;

export const SmsScreen = styled(Screen)`
  background: ${phone.paper};

  > div {
    margin-inline-end: 14px;
    padding: 9px 13px;
    border-radius: 16px 16px 16px 4px;
    background: ${phone.bubble};
    font-size: 15px;
    line-height: 22px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const Billed = styled(Time)`
  margin: 6px 0 0 4px;
  text-align: start;
`;

export const ChatScreen = styled(Screen)`
  background: ${phone.chat};
`;

export const Card = styled.div`
  overflow: hidden;
  border-radius: 8px;
  background: ${phone.card};

  > header {
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 10px 14px 0;
    color: ${phone.second};
    font-size: 12px;
    line-height: 18px;
  }

  > header > i {
    display: grid;
    flex: none;
    width: 18px;
    height: 18px;
    border-radius: 9px;
    background: ${phone.avatar};
    color: ${phone.onAvatar};
    font-style: normal;
    place-items: center;
  }

  > h3 {
    margin: 0;
    padding: 6px 14px 8px;
    font-weight: 600;
    font-size: 16px;
    line-height: 24px;
    overflow-wrap: anywhere;
  }

  > dl {
    display: grid;
    grid-template-columns: minmax(60px, max-content) minmax(0, 1fr);
    gap: 5px 12px;
    margin: 0;
    padding: 0 14px 12px;
    line-height: 20px;
  }

  dt {
    max-width: 96px;
    color: ${phone.second};
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  > footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 40px;
    padding: 0 14px;
    border-top: 1px solid ${phone.cardLine};
  }

  > footer svg {
    color: ${phone.cardArrow};
  }
`;

export const PhoneScreen = styled(Picture)<{ $lock: Lock }>`
  ${(p) => ownColours(p.$lock)}
  position: relative;
  min-height: 250px;
  padding: 10px 10px 14px;
  border: 7px solid ${(p) => p.$lock.frame};
  border-bottom: 0;
  border-radius: 34px 34px 0 0;
  background: ${(p) => p.$lock.back};
  color: ${(p) => p.$lock.text};
  text-align: center;

  > i {
    display: block;
    width: 72px;
    height: 18px;
    margin: 0 auto 14px;
    border-radius: 9px;
    background: ${(p) => p.$lock.island};
  }

  > b {
    display: block;
    font-weight: 600;
    font-size: 46px;
    line-height: 52px;
    letter-spacing: -0.01em;
  }

  > p {
    margin: 0 0 16px;
    line-height: 20px;
  }
`;

export const Note = styled.div<{ $lock: Lock }>`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  padding: 10px 12px;
  border-radius: 14px;
  background: ${(p) => p.$lock.note};
  font-size: 13px;
  line-height: 18px;
  text-align: start;

  > svg {
    flex: none;
    margin-top: 2px;
  }

  > div {
    flex: 1;
    min-width: 0;
  }

  header {
    display: flex;
    gap: 8px;
  }

  h3 {
    ${oneLine}
    flex: 1;
    margin: 0;
    font-weight: 600;
    font-size: 13px;
    line-height: 18px;
  }

  header > span {
    flex: none;
    color: ${(p) => p.$lock.second};
    font-size: 12px;
  }

  p {
    display: -webkit-box;
    margin: 1px 0 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow-wrap: anywhere;
  }
`;

/** Where the picture of a message stands: what it shows comes from elsewhere, and is not loaded here. */
export const Thumb = styled.span<{ $lock: Lock }>`
  display: grid;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: 6px;
  background: ${(p) => p.$lock.back};
  color: ${(p) => p.$lock.second};
  font-size: 16px;
  place-items: center;
`;
