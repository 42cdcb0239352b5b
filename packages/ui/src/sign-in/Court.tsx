import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { signInWords } from './locale.js';
import { below, fonts } from '../theme/layout.js';

const Drawing = styled.svg`
  display: block;

  .line {
    fill: none;
    stroke: ${(p) => p.theme.artLine};
    stroke-width: 1.5;
  }

  .measure {
    fill: none;
    stroke: ${(p) => p.theme.artMeasure};
    stroke-width: 1;
  }

  .lit {
    fill: ${(p) => p.theme.artLit};
    stroke: ${(p) => p.theme.evidenceLine};
    stroke-width: 1.75;
  }

  text {
    fill: ${(p) => p.theme.artText};
    font: 12px ${fonts.text};
  }

  .mark rect {
    fill: ${(p) => p.theme.evidenceBg};
    stroke: ${(p) => p.theme.evidenceLine};
  }

  .mark text {
    fill: ${(p) => p.theme.evidence};
  }

  .mark .strong {
    font-weight: 600;
  }

  ${below.mobile} {
    .measure,
    .words,
    .mark {
      display: none;
    }
  }
`;

/**
 * Half a basketball court, 40 units to the metre. The basket's centre is 1.575 m from the end line, so the no-charge
 * semicircle of 1.25 m around it is lit as the cited region.
 */
export const Court = () => {
  const words = useWords(signInWords);
  return (
    <Drawing viewBox="-60 -40 720 632" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
      <g className="line">
        <path d="M0 0H600V560H0Z" />
        <path d="M228 0a72 72 0 0 0 144 0" />
        <path d="M202 560V328H398V560" />
        <path d="M228 328a72 72 0 0 1 144 0" />
        <path d="M228 328a72 72 0 0 0 144 0" strokeDasharray="7 7" />
        <path d="M36 560V440.4A270 270 0 0 1 564 440.4V560" />
        <path d="M264 512H336" strokeWidth="3" />
        <circle cx="300" cy="497" r="9" />
        <path d="M193 490h9M193 454h9M193 418h9M193 382h9M398 490h9M398 454h9M398 418h9M398 382h9" />
      </g>
      <path className="lit" d="M250 512V497A50 50 0 0 1 350 497V512Z" />
      <g className="measure">
        <path d="M0 -18H600M0 -24v12M600 -24v12" />
        <path d="M-22 0V560M-28 0h12M-28 560h12" />
        <path d="M300 497L109 306" strokeDasharray="3 4" />
        <path d="M422 328V560M416 328h12M416 560h12" />
        <path d="M202 576H398M202 570v12M398 570v12" />
        <path d="M345 472L452 452" />
      </g>
      <g className="words" textAnchor="middle">
        <text x="300" y="-24">
          15.00 m
        </text>
        <text transform="translate(-28 280) rotate(-90)">14.00 m</text>
        <text x="142" y="372">
          R 6.75 m
        </text>
        <text x="430" y="404" textAnchor="start">
          5.80 m
        </text>
        <text x="300" y="588">
          4.90 m
        </text>
        <text x="300" y="52">
          R 1.80 m
        </text>
      </g>
      <g className="mark" transform="translate(452 442)">
        <rect width="18" height="18" rx="4" />
        <text className="strong" x="9" y="13.5" textAnchor="middle">
          1
        </text>
        <text className="strong" x="26" y="8">
          {words.semicircle}
        </text>
        <text x="26" y="25">
          {words.rule}
        </text>
      </g>
    </Drawing>
  );
};
