import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { workersFor } from './workersByLoad.ts'

const storage = { S3_BUCKET: 'toile', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

describe('settings', () => {
  it('works whole with nothing configured', () => {
    expect(readSettings({ PATH: '/bin' })).toMatchObject({
      port: 4600,
      role: 'all',
      databaseUrl: undefined,
      s3: undefined,
      administrators: [],
      registration: true,
      visitors: true,
      sample: true,
      warmUp: true,
      trustedProxies: ['loopback'],
      maintenance: [],
    })
  })

  it('reads every kind of value', () => {
    const settings = readSettings({
      ...storage,
      PORT: '0',
      TOILE_ROLE: 'worker',
      TOILE_WORKERS: '3',
      TOILE_ADMINISTRATORS: 'Ann@studio.example, bob@studio.example',
      DATABASE_URL: 'postgres://toile@db/toile',
      TOILE_ADDRESS: 'https://studio.example/',
      SMTP_URL: '',
      TOILE_REGISTRATION: 'closed',
      TOILE_VISITORS: 'off',
      TOILE_SAMPLE: 'off',
      TOILE_PERSON_BYTES: '500 MB',
      TOILE_VISITOR_BYTES: '1000',
      TOILE_TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8, 192.0.2.7',
    })
    expect(settings).toMatchObject({
      port: 0,
      role: 'worker',
      workers: { quick: 3, reading: 3, drawing: 3, long: 3, filming: 3 },
      administrators: ['ann@studio.example', 'bob@studio.example'],
      address: 'https://studio.example',
      smtpUrl: undefined,
      registration: false,
      visitors: false,
      sample: false,
      personBytes: 500_000_000,
      visitorBytes: 1000,
      trustedProxies: ['10.0.0.0/8', 'fd00::/8', '192.0.2.7'],
    })
    expect(settings.s3).toMatchObject({ bucket: 'toile', region: 'us-east-1', endpoint: undefined })
  })

  it('[S2.21] windows of maintenance are told in Hong Kong time, or in the zone that they name', () => {
    const told = '2030-04-01 22:00/2030-04-01 23:00, 2030-05-01T22:00Z/2030-05-02T01:30+02:00'
    expect(readSettings({ TOILE_MAINTENANCE: told }).maintenance).toEqual([
      { from: '2030-04-01T14:00:00.000Z', until: '2030-04-01T15:00:00.000Z' },
      { from: '2030-05-01T22:00:00.000Z', until: '2030-05-01T23:30:00.000Z' },
    ])
    for (const wrong of [
      'tomorrow',
      '2030-04-01 22:00',
      '2030-04-01 23:00/2030-04-01 22:00',
      '2030-13-01 22:00/2031-01-01 22:00',
    ])
      expect(() => readSettings({ TOILE_MAINTENANCE: wrong })).toThrow('must be windows such as')
  })

  it('[S4.10] has one place at least for each load on the smallest machine, and takes some told by name', () => {
    expect(workersFor(1)).toEqual({ quick: 1, reading: 1, drawing: 1, long: 1, filming: 1 })
    expect(workersFor(2)).toEqual(workersFor(1))
    expect(workersFor(16)).toEqual({ quick: 4, reading: 4, drawing: 4, long: 2, filming: 2 })
    const { workers } = readSettings({ TOILE_WORKERS: 'drawing=3, long=0' })
    expect(workers).toEqual({ ...readSettings({}).workers, drawing: 3, long: 0 })
  })

  it.each([
    [{ PORT: '70000' }, 'PORT is set to a wrong value: it must be a whole number from 0 to 65535.'],
    [{ PORT: '46oo' }, 'PORT is set to a wrong value: it must be a whole number from 0 to 65535.'],
    [{ TOILE_ROLE: 'boss' }, 'TOILE_ROLE is set to a wrong value: it must be all, api or worker.'],
    [{ TOILE_WORKERS: '0' }, 'TOILE_WORKERS is set to a wrong value: it must be a whole number from 1 to 64, or'],
    [{ TOILE_WORKERS: 'films=2' }, 'for some of quick, reading, drawing, long, filming'],
    [{ TOILE_WORKERS: 'quick=0,reading=0,drawing=0,long=0,filming=0' }, 'TOILE_WORKERS is set to a wrong value'],
    [{ DATABASE_URL: 'mysql://db' }, 'begins with postgres:// or postgresql://'],
    [{ TOILE_ADMINISTRATORS: 'ann' }, 'must be e-mail addresses between commas'],
    [{ TOILE_SAMPLE_PASSWORD: 'short' }, 'must have 8 letters or more'],
    [{ TOILE_REGISTRATION: 'no' }, 'TOILE_REGISTRATION is set to a wrong value: it must be open or closed.'],
    [{ TOILE_VISITORS: 'closed' }, 'TOILE_VISITORS is set to a wrong value: it must be on or off.'],
    [{ TOILE_PERSON_BYTES: 'much' }, 'must be a size such as 500 MB or 5 GB'],
    [{ TOILE_TRUSTED_PROXIES: 'proxy.example' }, 'must be addresses, ranges such as 10.0.0.0/8'],
    [{ TOILE_TRUSTED_PROXIES: '0.0.0.0/0' }, 'must be addresses, ranges such as 10.0.0.0/8'],
    [{ TOILE_MAIL_FROM: 'Toile' }, 'must be an address such as Toile <studio@example.com>'],
    [{ TOILE_METRICS_TOKEN: 'short' }, 'must have 16 letters or more'],
    [{ TOILE_PROT: '1' }, 'TOILE_PROT is not a setting of Toile.'],
    [{ S3_BUKET: 'x' }, 'S3_BUKET is not a setting of Toile.'],
    [{ S3_ENDPOINT: 'http://localhost:9000' }, 'S3_BUCKET is missing'],
    [{ S3_BUCKET: 'toile' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing'],
  ])('refuses %o with one sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })
})
