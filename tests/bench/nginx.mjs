// nginx serving the same bytes as files, as a reference. Skipped if nginx is not installed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const NGINX = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

export async function startNginx(folder, port, bodies) {
  for (const [path, body] of Object.entries(bodies)) {
    const file = join(folder, 'files', path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit; user root;
     events { worker_connections 256; }
     http { access_log off; default_type text/html; keepalive_requests 1000000; open_file_cache max=100;
       server { listen 127.0.0.1:${port}; root ${folder}/files;
         location / { try_files $uri/index.html =404; } } }`,
  );
  const child = spawn(NGINX, ['-p', folder, '-c', config], { stdio: 'inherit' });
  for (let attempt = 0; !existsSync(join(folder, 'nginx.pid')) && attempt < 100; attempt++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const master = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  return { child, url: `http://127.0.0.1:${port}`, pids: workers };
}
