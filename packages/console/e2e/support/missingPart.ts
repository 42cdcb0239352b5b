import { expect, type Page } from '@playwright/test';
import { builtFile } from './builtFiles.js';

const airportPage = `**/${builtFile('src/areas/account/AirportPage.tsx')}`;

/** Goes to a page that does not arrive, takes the reload that is offered then, and comes back. */
export const meetMissingPart = async (page: Page): Promise<void> => {
  await page.route(airportPage, (route) => route.abort());
  await page.evaluate(() => {
    location.hash = '#/airport';
  });
  await expect(page.getByRole('heading', { name: '页面的一部分没有加载出来' })).toBeVisible();
  await page.unroute(airportPage);
  await page.getByRole('button', { name: '刷新页面' }).click();
  await page.getByRole('main').getByRole('link', { name: 'AI 平台' }).click();
};
