import { describe, expect, it } from 'vitest'
import { limits, priceOf, tiers, uploadLimit } from './limits.ts'

/** The numbers of the specification, written by hand a second time: one that changes is changed on purpose. */
describe('the numbers', () => {
  it('[S9.01] a call may take a minute, a token lives ten days, after a 401 two seconds are quiet', () => {
    expect([limits.callTimeout, limits.tokenLifetime, limits.unauthorizedQuiet]).toEqual([60_000, 864_000_000, 2_000])
  })

  it('[S5.02] a picture has at most 5 MB in English and Chinese and in design detail, 2 MB otherwise', () => {
    expect(limits.uploadBytes).toEqual({ en: 5e6, zh: 5e6, other: 2e6, designDetail: 5e6 })
    expect(['en', 'zh', 'fr', 'th'].map(uploadLimit)).toEqual([5e6, 5e6, 2e6, 2e6])
  })

  it('[S5.03] boards hold 8 mood plates, 20 sketches, 16 prints, 30 colours and 15 marketing sketches', () => {
    expect(limits.board).toEqual({ mood: 8, sketch: 20, print: 16, color: 30, marketing: 15 })
  })

  it('[S5.04] so many are uploaded at once: 10, mood 8, prints 16, marketing 15, library 8 and 16 for prints, and 12 elements on a look', () => {
    expect(limits.uploads).toEqual({
      generic: 10,
      detail: 12,
      mood: 8,
      print: 16,
      marketing: 15,
      library: 8,
      libraryPrints: 16,
      sketch: 20,
    })
  })

  it('[S5.05] a new project begins with 5 pictures, one file and 5 MB', () => {
    expect(limits.newProject).toEqual({ pictures: 5, files: 1, bytes: 5e6 })
  })

  it('[S5.06] [S5.07] a trial holds 10 pictures, more than 8 pins ask first', () => {
    expect([limits.trialUploads, limits.pinsBeforeWarning]).toEqual([10, 8])
  })

  it('[S5.17] one to four mannequins stand on a board', () => {
    expect(limits.mannequins).toEqual({ least: 1, most: 4 })
  })

  it('[S9.02] [S9.04] shares are 30 %, eight looks and four prints are drawn at once', () => {
    expect([limits.defaultShare, limits.looksPerGeneration]).toEqual([30, 8])
    expect(limits.printGeneration).toEqual({ count: 4, most: 8, pictures: 4 })
  })

  it('[S5.19] an enlarged print has 2048 pixels at most', () => {
    expect(limits.upscaling.side).toBe(2048)
  })

  it('[S1.07] [S1.08] an order takes 60 pictures of 2048 pixels, four of a look, at two credits each, and relights at one', () => {
    expect(limits.products).toEqual({ results: 4, pictures: 60, side: 2048, least: 200, credits: 2, relightCredits: 1 })
  })

  it('[S5.18] [S5.21] a slogan holds twelve texts of 120 letters, a moodboard forty things of its own', () => {
    expect(limits.slogan).toMatchObject({ letters: 120, texts: 12 })
    expect(limits.moodThings).toEqual({ most: 40, places: 60, letters: 600 })
  })

  it('[S9.06] 200 pictures are held ready, 200 ms apart, with three tries', () => {
    expect(limits.lazyPicture).toEqual({ cache: 200, throttle: 200, attempts: 3 })
  })

  it('[S2.44] a tag has 40 letters, an entry 30 tags; the bin keeps thirty days', () => {
    expect(limits.library).toMatchObject({ tagLength: 40, tags: 30, atOnce: 1_000, binDays: 30 })
  })

  it('[S2.50] states are kept ten minutes apart', () => {
    expect(limits.history).toMatchObject({ between: 600_000, binDays: 30 })
  })

  it('[S2.61] a brand is measured from 5 to 80 pictures', () => {
    expect(limits.brand).toMatchObject({ least: 5, most: 80 })
  })

  it('[S5.20] a look has eight variations at most, of which one is gone on from twelve times, and twelve colourways of 24 roles', () => {
    expect(limits).toMatchObject({ variations: 8, furtherVariations: 12, colorways: 12, colorRoles: 24 })
  })

  it('[S4.01] a garment carries 80 things and 26 prints of parts, and 40 looks change together', () => {
    expect(limits).toMatchObject({ appliedPerGarment: 80, partPrints: 26, looksTogether: 40 })
  })

  it('undo reaches back a hundred steps; forty versions are named, and one is kept after ten minutes of rest', () => {
    expect(limits.steps).toEqual({ most: 100, bytes: 300_000 })
    expect(limits.versions).toEqual({ named: 40, page: 24, rest: 600_000 })
  })

  it('what the specification leaves open is as it was decided', () => {
    expect(limits).toMatchObject({
      body: 256_000,
      accountBody: 64_000,
      documentBody: 1_000_000,
      strokesBody: 2_000_000,
      pixels: 40_000_000,
      pixelsASide: 16_000,
      exports: { open: 24 },
      trialDays: 14,
      trialCredits: 60,
      sampleCredits: 1_000,
      visitorDays: 7,
      visitorCredits: 10,
      attempts: { free: 5, wait: 1_000, perAddress: 100, visitors: 30, window: 900_000 },
      boardPrint: { least: 50, longest: 1200, pixels: 80_000_000 },
      uploadParts: { bytes: 512_000, open: 100, hours: 24 },
      brief: { letters: 60_000, pages: 80, parts: 2_000, unpacked: 40_000_000, elements: 400_000, depth: 200 },
      palette: { bytes: 1_000_000, colors: 2_000 },
      makingCredits: { prints: 2, sketches: 2, moods: 1, lettering: 1 },
      printExport: { dpi: [150, 300], side: 7560, length: 64 },
      upscaling: { credits: 1 },
      canvas: { layers: 400, letters: 20_000, side: 8192, steps: 200 },
      paintings: { tiles: 20_000, body: 2_000_000, binDays: 30, perPerson: 300, brushes: 200 },
      canvasFile: { bytes: 600_000_000 },
      garmentsPerLook: 12,
      nameLength: 80,
      promptLength: 2_000,
      wishLength: 5_000,
      password: { least: 8, most: 200 },
      idleBeforeWarning: 1_800_000,
      idleCountdown: 60_000,
      library: { packBytes: 400_000_000 },
      templatesPerPerson: 200,
      tokensPerPerson: 20,
      slogan: { items: 40 },
      sketch: { knobs: 60, most: 8, count: 4 },
      brand: { slogan: 120, perPerson: 40 },
      history: { atOnce: 200, states: 400 },
      collectionFile: { bytes: 200_000_000, documents: 40_000_000, files: 5_000 },
    })
  })

  it('[S3.25] a look costs 1 to 4 credits by its tier', () => {
    expect(tiers.map(({ id, credits }) => [id, credits])).toEqual([
      ['basic', 1],
      ['normal', 1],
      ['advanced', 2],
      ['premium', 3],
      ['high', 4],
    ])
    expect(priceOf('premium', 8)).toBe(24)
  })
})
