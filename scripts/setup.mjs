// Brings the machine to where the studio can run, then runs what was asked for on the locked Node.
// Plain JavaScript without dependencies: it is what runs on a fresh clone, on whatever Node (20 or newer) is there.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stampOf } from './stamp.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const entries = {
  start: ['apps/server/start.ts'],
  test: ['scripts/test.ts'],
  'test:quick': ['scripts/test.ts', '--quick'],
  toile: ['apps/server/cli/toile.ts'],
  bench: ['bench/run.ts'],
  sheets: ['sheets/run.ts'],
  proof: ['proof/run.ts'],
  words: ['scripts/words/run.ts'],
}

function stop(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`)
  process.exit(code)
}

function install() {
  const stampFile = join(root, 'node_modules', '.toile-stamp')
  const stamp = stampOf([join(root, 'package-lock.json')])
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  process.stderr.write('Installing what the studio is made of (once, a minute or two) …\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync(npm, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    // npm goes on for pages about its own options, and names addresses that are this machine's business.
    const said = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`.replace(/https?:\/\/\S+/g, '(address)')
    const [reasons = ''] = said.split('npm error Clean install a project')
    stop(`${reasons.trim()}\nThe installation failed: npm ci ended with ${done.status ?? 'an error'}.`)
  }
  writeFileSync(stampFile, stamp)
}

function run(words) {
  const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (!existsSync(node))
    stop('The locked Node is missing: npm was told not to run install scripts. Run "npm rebuild node" once.')
  const bin = join(root, 'node_modules', '.bin')
  const env = {
    // Fewer heaps of the system's allocator, and code that is read only once: a third less memory.
    MALLOC_ARENA_MAX: '2',
    // Canvases go back to the system as soon as they are freed.
    MALLOC_MMAP_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  }
  const child = spawn(node, words, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' })
  // Ctrl-C reaches the child by itself; what is sent to this process alone is passed on. Either way it waits for the child.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  // Who ends npm ends only the shell between npm and this process.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
  child.on('error', (error) => stop(`The locked Node does not run here: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
}

const [asked = '', ...rest] = process.argv.slice(2)
const entry = entries[asked]
if (asked === '--help' || asked === '-h') {
  process.stdout.write(`npm run NAME -- [--help]\n\nNames: ${Object.keys(entries).join(', ')}\n`)
  process.exit(0)
}
if (!entry) stop(`Ask for one of: ${Object.keys(entries).join(', ')}.`, 2)
if (Number(process.versions.node.split('.')[0]) < 20) stop('Toile needs Node 20 or newer.')
install()
run([...entry, ...rest])
