-- AlterTable
ALTER TABLE "User" ADD COLUMN     "dailyCeiling" DECIMAL(12,6);

-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "ceiling" DECIMAL(12,6);

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "estimated" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ModelKey" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "baseUrl" TEXT,
    "models" TEXT[],
    "reply" TEXT,
    "sealed" BYTEA,
    "ending" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModelKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PastUsage" (
    "ownerId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL,
    "failed" INTEGER NOT NULL,
    "fallbacks" INTEGER NOT NULL,
    "inputTokens" BIGINT NOT NULL,
    "cachedTokens" BIGINT NOT NULL,
    "outputTokens" BIGINT NOT NULL,
    "cost" DECIMAL(12,6),
    "unpriced" INTEGER NOT NULL,
    "estimated" INTEGER NOT NULL,

    CONSTRAINT "PastUsage_pkey" PRIMARY KEY ("ownerId","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "ModelKey_ownerId_provider_name_key" ON "ModelKey"("ownerId", "provider", "name");

-- AddForeignKey
ALTER TABLE "ModelKey" ADD CONSTRAINT "ModelKey_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PastUsage" ADD CONSTRAINT "PastUsage_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
