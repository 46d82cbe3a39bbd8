import { readSample } from '../readSample.ts'

/** A skirt gathered onto its waistband, for a woman of size 38. */
export const sampleGathered = readSample(`
front one shell trunk 0 0,-346.5 90
  hemLeft hem 40 0,-693
  sideLeft seam 15 355,-693
  waistLeft seam 10 355,0
  waistRight seam 10 0,0
  sideRight seam 15 -355,0
  hemRight hem 40 -355,-693
  notch waistLeft 0.500000 single
  notch waistRight 0.500000 single
  notch sideRight 0.500000 double
  notch sideLeft 0.500000 double
back pair shell trunk 180 30,-346.5 90
  hem hem 40 0,-693
  side seam 15 355,-693
  waist seam 10 355,0
  opening finished 15 0,0
  center seam 15 0,-185.4
  notch side 0.500000 double
  notch center 0.500000 double
  notch waist 0.500000 single
waistband one shell trunk 0 355,35 0
  waist seam 10 0,0
  lapEnd finished 10 710,0
  endOne finished 10 740,0
  inner finished 10 740,70
  endTwo finished 10 0,70
  notch waist 0.875000 single
  notch waist 0.625000 single
  notch waist 0.375000 single
  notch waist 0.125000 single
  drill 725,17.5
  line fold fold 0,35 740,35
sew back.side = front.sideRight
sew back.side* = front.sideLeft
sew back.center = back.center*
sew back.waist* front.waistLeft front.waistRight back.waist = waistband.waist of 2.000000
`)
