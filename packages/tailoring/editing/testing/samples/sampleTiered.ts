import { readSample } from '../readSample.ts'

/** A skirt of three tiers, each gathered onto the one above it, for a woman of size 38. */
export const sampleTiered = readSample(`
upperFront one shell trunk 0 0,-126 90
  hemLeft seam 10 0,-252
  sideLeft seam 15 301.75,-252
  waistLeft seam 10 301.75,0
  waistRight seam 10 0,0
  sideRight seam 15 -301.75,0
  hemRight seam 10 -301.75,-252
  notch waistLeft 0.500000 single
  notch waistRight 0.500000 single
  notch sideRight 0.500000 double
  notch sideLeft 0.500000 double
  notch hemLeft 0.500000 single
  notch hemRight 0.500000 single
upperBack pair shell trunk 180 30,-126 90
  hem seam 10 0,-252
  side seam 15 301.75,-252
  waist seam 10 301.75,0
  opening finished 15 0,0
  center seam 15 0,-206
  notch side 0.500000 double
  notch center 0.500000 double
  notch waist 0.500000 single
  notch hem 0.500000 single
middleFront one shell trunk 0 0,-126 90
  hemLeft seam 10 0,-252
  sideLeft seam 15 512.975,-252
  waistLeft seam 10 512.975,0
  waistRight seam 10 0,0
  sideRight seam 15 -512.975,0
  hemRight seam 10 -512.975,-252
  notch waistLeft 0.500000 single
  notch waistRight 0.500000 single
  notch sideRight 0.500000 double
  notch sideLeft 0.500000 double
  notch hemLeft 0.500000 single
  notch hemRight 0.500000 single
middleBack pair shell trunk 180 30,-126 90
  hem seam 10 0,-252
  side seam 15 512.975,-252
  waist seam 10 512.975,0
  center seam 15 0,0
  notch side 0.500000 double
  notch center 0.500000 double
  notch waist 0.500000 single
  notch hem 0.500000 single
lowerFront pair shell trunk -45 -30,-126 90
  center seam 15 0,-252
  waist seam 10 0,0
  side seam 15 -872.057,0
  hem hem 40 -872.057,-252
  notch waist 0.500000 single
  notch side 0.500000 double
lowerBack pair shell trunk 180 30,-126 90
  hem hem 40 0,-252
  side seam 15 872.057,-252
  waist seam 10 872.057,0
  center seam 15 0,0
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
sew upperBack.side = upperFront.sideRight
sew upperBack.side* = upperFront.sideLeft
sew upperBack.center = upperBack.center*
sew middleBack.side = middleFront.sideRight
sew middleBack.side* = middleFront.sideLeft
sew middleBack.center = middleBack.center*
sew lowerBack.side = lowerFront.side
sew lowerBack.side* = lowerFront.side*
sew lowerBack.center = lowerBack.center*
sew lowerFront.center = lowerFront.center*
sew middleBack.waist* middleFront.waistLeft middleFront.waistRight middleBack.waist = upperBack.hem upperFront.hemRight upperFront.hemLeft upperBack.hem* of 1.700000
sew lowerBack.waist* lowerFront.waist* lowerFront.waist lowerBack.waist = middleBack.hem middleFront.hemRight middleFront.hemLeft middleBack.hem* of 1.700000
sew upperBack.waist* upperFront.waistLeft upperFront.waistRight upperBack.waist = waistband.waist of 1.700000
`)
