/** A person's first way to a new page, in a browser, on the built product. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { chromium, expect } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../chromium.mjs';

const PASSWORD = 'Rules-2024-Court';
const patient = { timeout: 30_000 };

/** Starts the built server on a data folder of its own. Resolves with its address once it serves. */
const serve = (folder) => {
  const server = spawn(process.execPath, [path.join(folder, 'packages/server/dist/server.js')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: path.join(folder, '.data'),
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'warn',
    },
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (part) => {
      said += part;
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (origin !== undefined) resolve({ server, origin });
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
};

const walk = async (page, origin, title) => {
  await page.goto(origin);
  await page.getByRole('textbox', { name: '用户名' }).fill('admin');
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('input[type=password]').press('Enter');
  await page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(patient);
  await page
    .getByRole('button', { name: `新建${title}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称').fill('五棵松');
  await dialog.getByRole('button', { name: '创建' }).click();
  await expect(page.getByRole('row', { name: /五棵松/ })).toBeVisible(patient);
  await page.reload();
  await expect(page.getByRole('row', { name: /五棵松/ })).toBeVisible(patient);
};

/** Finds the page in the menu, adds a record to it, and sees it still listed after a reload. */
export const takeJourney = async ({ folder, title, picture }) => {
  const { server, origin } = await serve(folder);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(patient.timeout);
    await walk(page, origin, title);
    if (picture !== undefined) await page.screenshot({ path: picture });
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
};
