import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const item = (at: string, name: string, value: string): string =>
  `<item oor:path="/org.openoffice.${at}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** Runs no macros, follows no links, and finds nobody on any network. */
const settings = [
  item('Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'),
  item('Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'),
  item('Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'),
  item('Office.Common/Security/Scripting', 'DisableActiveContent', 'true'),
  item('Office.Writer/Content/Update', 'Link', '0'),
  item('Office.Calc/Content/Update', 'Link', '1'),
  item('Inet/Settings', 'ooInetProxyType', '2'),
  item('Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'),
  item('Inet/Settings', 'ooInetHTTPProxyPort', '9'),
  item('Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'),
  item('Inet/Settings', 'ooInetHTTPSProxyPort', '9'),
].join('');

/** Lays out the folder of somebody who uses LibreOffice for the first time, and for this one file. */
export const writeProfile = async (folder: string): Promise<void> => {
  await mkdir(path.join(folder, 'user'), { recursive: true, mode: 0o700 });
  await writeFile(
    path.join(folder, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">${settings}</oor:items>`,
  );
};
