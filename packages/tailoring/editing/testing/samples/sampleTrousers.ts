import { readSample } from '../readSample.ts'

/** Straight trousers with pockets, a fly and a waistband, for a woman of size 38. */
export const sampleTrousers = readSample(`
front pair shell leg -45 -96,-275 90
  inseamLower seam 10 -0.656,-1027.2
  inseamUpper seam 10 5.88,-590 7.45,-485 31.152,-380
  crotch seam 10 48,-290 14.4,-290 1.886,-252.2
  fly seam 10 0,-206
  waist2 seam 10 -8.41,0 -38.827,0 -69.243,0.804
  dart1Out seam 10.513 -99.66,2.412
  dart1In seam 10.513 -115.629,-89.507
  waist1 seam 10 -120.685,3.652 -135.168,4.594 -149.651,5.718
  pocket seam 10 -164.135,7.025
  sideHip seam 10 -251.859,-157.229 -253.854,-173.777 -255,-190.138
  sideUpper seam 10 -255,-206 -255,-334 -214.794,-462
  sideLower seam 10 -212.88,-590
  hem hem 40 -206.344,-1027.2
  notch waist2 0.500000 single
  notch waist1 0.500000 single
  notch sideLower 0.500000 double
  notch sideUpper 0.498302 double
  notch inseamUpper 0.500000 double
  notch inseamLower 0.500000 double
  drill -115.629,-89.507
pocketSide pair shell trunk -80 -203.859,-157.229 90
  bagOuter seam 10 -251.859,-157.229
  bagLower seam 10 -227.859,-272.429
  bagInner seam 10 -116.135,-272.429
  waist seam 10 -164.135,7.025 -180.068,8.463 -196.002,10.121
  side seam 10 -211.935,12 -227.051,-37.53 -244.787,-98.559
  notch waist 0.500000 single
  notch side 0.636666 double
pocketBag pair lining trunk -80 203.859,-157.229 90
  pocket seam 10 251.859,-157.229
  bagInner seam 10 164.135,7.025
  bagLower seam 10 116.135,-272.429
  bagOuter seam 10 227.859,-272.429
back pair shell leg 135 96,-275 90
  hem hem 40 -38.544,-1027.2
  sideLower seam 10 187.144,-1027.2
  sideUpper seam 10 193.68,-590 195.594,-462 245,-334
  sideHip seam 10 245,-206 245,-133.9 228.253,-51.5
  waist1 seam 10 214.55,13.19 185.8,15.645 157.05,17.529
  dart1In seam 6.625 128.3,18.844
  dart1Out seam 6.625 116.403,-104.36
  waist2 seam 10 115.05,19.41 86.3,20.55 57.55,21.12
  seat seam 10 28.8,21.12
  crotch seam 10 0,-206 -6.114,-254.215 -36.96,-291.911
  inseamUpper seam 10 -105.6,-293.665 -81.392,-382.565 -46.631,-486.283
  inseamLower seam 10 -45.08,-590
  notch sideLower 0.500000 double
  notch sideUpper 0.500000 double
  notch sideHip 0.500000 double
  notch inseamUpper 0.500000 double
  notch inseamLower 0.500000 double
  notch seat 0.500000 double
  notch crotch 0.500000 double
  drill 116.403,-104.36
flyFacing one shell trunk 0 21,103.086 90
  lower finished 10 0,0 25,2 42,25
  outer finished 10 42,55
  top finished 10 42,206.172
  fly seam 10 0,206.172
flyShield one shell trunk 0 21,103.086 90
  lower finished 10 0,0 25,2 42,25
  outer finished 10 42,55
  top finished 10 42,206.172
  fly seam 10 0,206.172
waistband one shell trunk 0 355.647,35 0
  waist seam 10 0,0
  lapEnd finished 10 711.295,0
  endOne finished 10 751.295,0
  inner finished 10 751.295,70
  endTwo finished 10 0,70
  notch waist 0.935827 single
  notch waist 0.841018 single
  notch waist 0.776599 single
  notch waist 0.223401 single
  notch waist 0.158982 single
  notch waist 0.064173 single
  drill 731.295,17.5
  line fold fold 0,35 751.295,35
sew back.dart1In = back.dart1Out
sew back.dart1In* = back.dart1Out*
sew back.sideLower back.sideUpper back.sideHip = pocketSide.side front.sideHip front.sideUpper front.sideLower
sew back.sideHip* back.sideUpper* back.sideLower* = front.sideLower* front.sideUpper* front.sideHip* pocketSide.side*
sew back.inseamUpper back.inseamLower = front.inseamLower front.inseamUpper
sew back.inseamLower* back.inseamUpper* = front.inseamUpper* front.inseamLower*
sew back.seat back.crotch = back.crotch* back.seat*
sew front.crotch = front.crotch*
sew front.dart1Out = front.dart1In
sew front.dart1Out* = front.dart1In*
sew front.pocket = pocketBag.pocket
sew pocketSide.bagOuter pocketSide.bagLower pocketSide.bagInner = pocketBag.bagInner pocketBag.bagLower pocketBag.bagOuter
sew front.pocket* = pocketBag.pocket*
sew pocketSide.bagInner* pocketSide.bagLower* pocketSide.bagOuter* = pocketBag.bagOuter* pocketBag.bagLower* pocketBag.bagInner*
sew front.fly = flyShield.fly
sew front.fly* = flyFacing.fly
sew front.waist2 front.waist1 pocketSide.waist back.waist1 back.waist2 back.waist2* back.waist1* pocketSide.waist* front.waist1* front.waist2* = waistband.waist
`)
