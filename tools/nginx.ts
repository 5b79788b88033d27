/** Configures the local nginx with the examples in `deploy/`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Location {
  port: number;
  /** Replaces the example's build folder. */
  dist?: string;
  /** Replaces the example's upstream server. */
  server?: string;
}

/**
 * Writes a complete configuration that includes an example, and returns nginx's command-line options. Only port, certificate, build folder
 * and upstream of the example are replaced.
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
    .replaceAll('127.0.0.1:3000', server.replace('http://', ''));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice; events {}
    http { access_log off; ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join(' ')} ${more}
    ${here} }`,
  );
  // Without -e it would open the system's log before reading the configuration.
  return ['-e', 'stderr', '-c', file];
}
