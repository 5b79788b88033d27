/** The nginx of this machine, with the examples in `deploy/`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Location {
  port: number;
  /** Folder of the build, in place of the example's. */
  dist?: string;
  /** Where our server is, in place of the example's. */
  server?: string;
}

/**
 * Writes settings with an example in them into a folder, and returns what to run nginx with. The example stays as it is, but for what
 * belongs to another machine: its port, certificate, build and server.
 */
export async function nginxOptions(
  folder: string,
  example: 'nginx.conf' | 'nginx-live.conf',
  { port, dist = '', server = '' }: Location,
  more = '',
): Promise<string[]> {
  const here = (await readFile(join('deploy', example), 'utf8'))
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/ssl_certificate.*;/g, '')
    .replaceAll('/srv/isla-papagayo/dist', dist)
    .replaceAll('http://127.0.0.1:3000', server);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice; events {}
    http { access_log off; ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join(' ')} ${more}
    ${here} }`,
  );
  // Without -e it would open the log of the system before it reads where its own is.
  return ['-e', 'stderr', '-c', file];
}
